CREATE TABLE "cms_unused_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);

CREATE TABLE "cms_file_counts" (
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"revision" text NOT NULL,
	"all" integer NOT NULL,
	"unused" integer NOT NULL,
	"undescribed" integer NOT NULL,
	CONSTRAINT "cms_file_counts_kind_document_id_pk" PRIMARY KEY("kind","document_id"),
	CONSTRAINT "cms_file_counts_kind_check" CHECK ("cms_file_counts"."kind" in ('course', 'quiz', 'item', 'page'))
);

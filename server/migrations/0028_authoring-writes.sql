CREATE TABLE "authoring_writes" (
	"user_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"made" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authoring_writes_user_id_fingerprint_pk" PRIMARY KEY("user_id","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "authoring_writes" ADD CONSTRAINT "authoring_writes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authoring_writes_at_index" ON "authoring_writes" USING btree ("at");
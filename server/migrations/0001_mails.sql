CREATE TABLE "platform"."mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cause" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "mails_cause_index" ON "platform"."mails" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "mails_recipient_created_at_index" ON "platform"."mails" USING btree ("recipient","created_at");
ALTER TABLE "lesson_texts" ADD COLUMN "keywords" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "keywords" jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE "lesson_texts" ADD COLUMN "passages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "library_texts" ADD COLUMN "passages" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "users" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "users" SET "is_demo" = true WHERE "email" IN ('admin@navor.example', 'learner@navor.example', 'premium@navor.example', 'tutor@navor.example', 'author@navor.example');

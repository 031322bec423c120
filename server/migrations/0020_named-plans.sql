-- What was granted gets the plan that its owner has been told of: by the list of their language.
UPDATE "subscriptions" SET "plan_id" = CASE
    WHEN coalesce("profiles"."language", 'sl') = 'sl' THEN 'sl-' || "subscriptions"."tier"
    WHEN "subscriptions"."tier" = 'standard' THEN 'international-basic'
    ELSE 'international-pro' END
  FROM "users" LEFT JOIN "profiles" ON "profiles"."id" = "users"."id"
  WHERE "users"."id" = "subscriptions"."user_id" AND "subscriptions"."plan_id" IS NULL;--> statement-breakpoint
UPDATE "platform"."events" SET "payload" = "payload" - 'tier' || jsonb_build_object('planId', "subscriptions"."plan_id")
  FROM "subscriptions"
  WHERE "events"."name" = 'billing.plan-granted' AND "subscriptions"."id"::text = "events"."payload"->>'subscriptionId';--> statement-breakpoint
UPDATE "platform"."audit_entries" SET "details" = "details" || jsonb_build_object('plan_id', "subscriptions"."plan_id")
  FROM "subscriptions"
  WHERE "audit_entries"."action" IN ('plan_granted', 'plan_revoked')
    AND "subscriptions"."id"::text = "audit_entries"."details"->>'subscription_id';--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "plan_id" SET NOT NULL;
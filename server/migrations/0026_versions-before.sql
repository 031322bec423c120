-- What was published before was kept as "imported", whoever had written it: right in front of what replaced it, in the same transaction.
UPDATE "cms_versions" AS "before" SET "reason" = 'before'
FROM "cms_versions" AS "next"
WHERE "before"."reason" = 'imported' AND "before"."created_by" IS NULL
  AND "next"."kind" = "before"."kind" AND "next"."document_id" = "before"."document_id"
  AND "next"."number" = "before"."number" + 1 AND "next"."created_at" = "before"."created_at"
  AND "next"."reason" IN ('published', 'unpublished');

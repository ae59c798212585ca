-- contract: nothing. Tables take the names that the code has for them; views under the old names and columns serve the version before while it
-- still runs (docs/operations.md, Upgrading). A later release drops these views.
ALTER TABLE "speech" RENAME TO "narrations";--> statement-breakpoint
ALTER TABLE "narrations" RENAME COLUMN "made_at" TO "created_at";--> statement-breakpoint
ALTER TABLE "narrations" RENAME CONSTRAINT "speech_article_id_speaker_pk" TO "narrations_article_id_speaker_pk";--> statement-breakpoint
ALTER TABLE "narrations" RENAME CONSTRAINT "speech_article_id_articles_id_fk" TO "narrations_article_id_articles_id_fk";--> statement-breakpoint
ALTER INDEX "speech_sound" RENAME TO "narrations_sound";--> statement-breakpoint
ALTER INDEX "speech_oldest" RENAME TO "narrations_oldest";--> statement-breakpoint
ALTER INDEX "speech_to_look_at" RENAME TO "narrations_unchecked";--> statement-breakpoint
ALTER TABLE "speech_failures" RENAME TO "narration_failures";--> statement-breakpoint
ALTER TABLE "narration_failures" RENAME CONSTRAINT "speech_failures_article_id_speaker_pk" TO "narration_failures_article_id_speaker_pk";--> statement-breakpoint
ALTER TABLE "narration_failures" RENAME CONSTRAINT "speech_failures_article_id_articles_id_fk" TO "narration_failures_article_id_articles_id_fk";--> statement-breakpoint
ALTER TABLE "speech_ratings" RENAME TO "narration_ratings";--> statement-breakpoint
ALTER TABLE "narration_ratings" RENAME CONSTRAINT "speech_ratings_pkey" TO "narration_ratings_pkey";--> statement-breakpoint
ALTER TABLE "narration_ratings" RENAME CONSTRAINT "speech_ratings_article_id_articles_id_fk" TO "narration_ratings_article_id_articles_id_fk";--> statement-breakpoint
ALTER TABLE "speech_reports" RENAME TO "listener_reports";--> statement-breakpoint
ALTER TABLE "listener_reports" RENAME CONSTRAINT "speech_reports_pkey" TO "listener_reports_pkey";--> statement-breakpoint
ALTER SEQUENCE "speech_reports_id_seq" RENAME TO "listener_reports_id_seq";--> statement-breakpoint
ALTER INDEX "speech_reports_newest" RENAME TO "listener_reports_newest";--> statement-breakpoint
ALTER TABLE "taken_writes" RENAME TO "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "id" TO "key";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "taken_at" TO "created_at";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "taken_writes_pkey" TO "idempotency_keys_pkey";--> statement-breakpoint
ALTER INDEX "taken_writes_oldest" RENAME TO "idempotency_keys_oldest";--> statement-breakpoint
ALTER TABLE "drafts" RENAME TO "article_drafts";--> statement-breakpoint
ALTER TABLE "article_drafts" RENAME COLUMN "story" TO "content";--> statement-breakpoint
ALTER TABLE "article_drafts" RENAME CONSTRAINT "drafts_pkey" TO "article_drafts_pkey";--> statement-breakpoint
ALTER TABLE "article_drafts" RENAME CONSTRAINT "drafts_article_id_unique" TO "article_drafts_article_id_unique";--> statement-breakpoint
ALTER SEQUENCE "drafts_id_seq" RENAME TO "article_drafts_id_seq";--> statement-breakpoint
ALTER TABLE "withdrawn" RENAME TO "withdrawn_articles";--> statement-breakpoint
ALTER TABLE "withdrawn_articles" RENAME COLUMN "story" TO "article";--> statement-breakpoint
ALTER TABLE "withdrawn_articles" RENAME CONSTRAINT "withdrawn_pkey" TO "withdrawn_articles_pkey";--> statement-breakpoint
ALTER INDEX "withdrawn_source" RENAME TO "withdrawn_articles_source";--> statement-breakpoint
ALTER TABLE "event_counts" RENAME TO "analytics_counts";--> statement-breakpoint
ALTER TABLE "analytics_counts" RENAME COLUMN "of" TO "dimension";--> statement-breakpoint
ALTER TABLE "analytics_counts" RENAME CONSTRAINT "event_counts_day_of_name_event_pk" TO "analytics_counts_day_dimension_name_event_pk";--> statement-breakpoint
ALTER INDEX "articles_heard" RENAME TO "articles_narrated";--> statement-breakpoint
ALTER INDEX "articles_section_heard" RENAME TO "articles_section_narrated";--> statement-breakpoint
-- triggers know their functions by their ids, functions each other by their names
alter function announce_stories(integer[]) rename to announce_articles;--> statement-breakpoint
alter function stories_changed() rename to articles_changed;--> statement-breakpoint
alter function stories_rewritten() rename to articles_rewritten;--> statement-breakpoint
create or replace function articles_changed() returns trigger language plpgsql as $$
begin
  perform announce_articles(array(select id from changed limit 2000));
  return null;
end $$;--> statement-breakpoint
create or replace function articles_rewritten() returns trigger language plpgsql as $$
begin
  perform announce_articles(array(
    select changed.id from changed join was using (id)
    where to_jsonb(changed) - '{views,voice_path}'::text[] <> to_jsonb(was) - '{views,voice_path}'::text[] limit 2000));
  return null;
end $$;--> statement-breakpoint
CREATE VIEW "speech" AS SELECT "article_id", "speaker", "revision", "revised_at", "sound", "bytes", "duration", "lines", "provider", "created_at" AS "made_at" FROM "narrations";--> statement-breakpoint
CREATE VIEW "speech_failures" AS SELECT * FROM "narration_failures";--> statement-breakpoint
CREATE VIEW "speech_ratings" AS SELECT * FROM "narration_ratings";--> statement-breakpoint
CREATE VIEW "speech_reports" AS SELECT * FROM "listener_reports";--> statement-breakpoint
CREATE VIEW "taken_writes" AS SELECT "key" AS "id", "created_at" AS "taken_at" FROM "idempotency_keys";--> statement-breakpoint
CREATE VIEW "drafts" AS SELECT "id", "article_id", "content" AS "story", "version", "changed_at" FROM "article_drafts";--> statement-breakpoint
CREATE VIEW "withdrawn" AS SELECT "id", "source", "source_id", "published_at", "article" AS "story", "tags", "reason", "withdrawn_at" FROM "withdrawn_articles";--> statement-breakpoint
CREATE VIEW "event_counts" AS SELECT "day", "dimension" AS "of", "name", "event", "count" FROM "analytics_counts";

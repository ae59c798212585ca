CREATE TABLE "authors" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "author_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_authors" ON "articles" USING gin ("author_keys") WHERE "articles"."author_keys" <> '{}';
--> statement-breakpoint
-- what was saved before says nobody
update article_drafts set content = content || '{"authors": []}';
--> statement-breakpoint
update article_versions set content = content || '{"authors": []}';
--> statement-breakpoint
-- an author's name stands on the pages of what is by them, and on one of their own
create function authors_changed() returns trigger language plpgsql as $$
begin
  perform announce(jsonb_build_object('paths', jsonb_build_array('/news/authors/' || coalesce(new.key, old.key))));
  perform announce_articles(array(
    select id from articles where author_keys <> '{}' and author_keys @> array[coalesce(new.key, old.key)] limit 2000));
  return null;
end $$;
--> statement-breakpoint
create trigger authors_changed after insert or update or delete on authors
  for each row execute function authors_changed();

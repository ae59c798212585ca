CREATE TABLE "pronunciations" (
	"word" text PRIMARY KEY NOT NULL,
	"reading" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speech" (
	"article_id" integer NOT NULL,
	"speaker" integer NOT NULL,
	"revision" text NOT NULL,
	"revised_at" timestamp with time zone,
	"sound" text NOT NULL,
	"bytes" integer NOT NULL,
	"duration" double precision NOT NULL,
	"lines" jsonb NOT NULL,
	"provider" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "speech_article_id_speaker_pk" PRIMARY KEY("article_id","speaker")
);
--> statement-breakpoint
CREATE TABLE "speech_failures" (
	"article_id" integer NOT NULL,
	"speaker" integer NOT NULL,
	"revised_at" timestamp with time zone NOT NULL,
	"message" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retry_at" timestamp with time zone,
	CONSTRAINT "speech_failures_article_id_speaker_pk" PRIMARY KEY("article_id","speaker")
);
--> statement-breakpoint
CREATE TABLE "speech_ratings" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"dislikes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speech_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "speech_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "voice_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "speech" ADD CONSTRAINT "speech_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_failures" ADD CONSTRAINT "speech_failures_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_ratings" ADD CONSTRAINT "speech_ratings_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "speech_sound" ON "speech" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "speech_oldest" ON "speech" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "speech_reports_newest" ON "speech_reports" USING btree ("received_at" DESC NULLS FIRST);
CREATE TABLE "article_versions" (
	"article" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"event" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_published" boolean NOT NULL,
	"based_on" integer,
	"content" jsonb NOT NULL,
	CONSTRAINT "article_versions_article_number_pk" PRIMARY KEY("article","number")
);

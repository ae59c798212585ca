CREATE TABLE "unscheduled_articles" (
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	CONSTRAINT "unscheduled_articles_source_source_id_pk" PRIMARY KEY("source","source_id")
);

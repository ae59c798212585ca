CREATE TABLE "event_counts" (
	"day" date NOT NULL,
	"of" text NOT NULL,
	"name" text NOT NULL,
	"event" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "event_counts_day_of_name_event_pk" PRIMARY KEY("day","of","name","event")
);
--> statement-breakpoint
CREATE TABLE "vital_counts" (
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"kind" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vital_counts_day_metric_kind_bucket_pk" PRIMARY KEY("day","metric","kind","bucket")
);

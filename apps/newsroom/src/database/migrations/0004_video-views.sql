CREATE TABLE "video_views" (
	"key" text NOT NULL,
	"url" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "video_views_key_url_pk" PRIMARY KEY("key","url")
);

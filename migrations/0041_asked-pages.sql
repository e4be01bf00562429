CREATE TABLE "asked_pages" (
	"path" text NOT NULL,
	"culture" text NOT NULL,
	"weight" double precision NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "asked_pages_path_culture_pk" PRIMARY KEY("path","culture")
);

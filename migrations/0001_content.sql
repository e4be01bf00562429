CREATE TABLE "content_links" (
	"code" text NOT NULL,
	"sub_code" text NOT NULL,
	"link_code" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"title_zh" text,
	"url" text,
	"sort_priority" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_links_code_sub_code_link_code_pk" PRIMARY KEY("code","sub_code","link_code")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_pages_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"section" text NOT NULL,
	"title" text NOT NULL,
	"title_zh" text,
	"intro" text DEFAULT '' NOT NULL,
	"intro_zh" text,
	"html" text NOT NULL,
	"html_zh" text,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_pages_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE INDEX "content_pages_section" ON "content_pages" USING btree ("section","position");
CREATE TABLE "content_banners" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_banners_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_code" text NOT NULL,
	"sort_priority" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb,
	"call_to_action" jsonb,
	"friendly_url" text,
	"navigation_link" text,
	"banner_image" text NOT NULL,
	"thumbnail_image" text,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "content_banners_code" CHECK ("content_banners"."content_code" ~ '^[A-Z][A-Z0-9_]{0,63}$'),
	CONSTRAINT "content_banners_title" CHECK (jsonb_typeof("content_banners"."title") = 'string' or coalesce(jsonb_typeof("content_banners"."title" -> 'lang1') = 'string', false)),
	CONSTRAINT "content_banners_text" CHECK (jsonb_typeof("content_banners"."text") = 'string' or coalesce(jsonb_typeof("content_banners"."text" -> 'lang1') = 'string', false)),
	CONSTRAINT "content_banners_call" CHECK (jsonb_typeof("content_banners"."call_to_action") = 'string' or coalesce(jsonb_typeof("content_banners"."call_to_action" -> 'lang1') = 'string', false)),
	CONSTRAINT "content_banners_friendly_url" CHECK ("content_banners"."friendly_url" ~ '^(/([^/\\]|$)|#|https://)'),
	CONSTRAINT "content_banners_navigation_link" CHECK ("content_banners"."navigation_link" ~ '^(/([^/\\]|$)|#|https://)'),
	CONSTRAINT "content_banners_pictures" CHECK ("content_banners"."banner_image" ~ '^(/([^/\\]|$)|#|https://)' and "content_banners"."thumbnail_image" ~ '^(/([^/\\]|$)|#|https://)'),
	CONSTRAINT "content_banners_schedule" CHECK ("content_banners"."ends_at" > "content_banners"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "content_blocks" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_blocks_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_code" text NOT NULL,
	"sort_priority" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"content_html" jsonb,
	"image_url" text,
	"call_to_action" jsonb,
	"navigation_link" text,
	"content_product_lists" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "content_blocks_code" CHECK ("content_blocks"."content_code" ~ '^[A-Z][A-Z0-9_]{0,63}$'),
	CONSTRAINT "content_blocks_title" CHECK (jsonb_typeof("content_blocks"."title") = 'string' or coalesce(jsonb_typeof("content_blocks"."title" -> 'lang1') = 'string', false)),
	CONSTRAINT "content_blocks_html" CHECK (jsonb_typeof("content_blocks"."content_html") = 'string' or coalesce(jsonb_typeof("content_blocks"."content_html" -> 'lang1') = 'string', false)),
	CONSTRAINT "content_blocks_picture" CHECK ("content_blocks"."image_url" ~ '^(/([^/\\]|$)|#|https://)'),
	CONSTRAINT "content_blocks_call" CHECK (jsonb_typeof("content_blocks"."call_to_action") = 'string' or coalesce(jsonb_typeof("content_blocks"."call_to_action" -> 'lang1') = 'string', false)),
	CONSTRAINT "content_blocks_navigation_link" CHECK ("content_blocks"."navigation_link" ~ '^(/([^/\\]|$)|#|https://)'),
	CONSTRAINT "content_blocks_lists" CHECK (jsonb_typeof("content_blocks"."content_product_lists") = 'array'),
	CONSTRAINT "content_blocks_schedule" CHECK ("content_blocks"."ends_at" > "content_blocks"."starts_at")
);
--> statement-breakpoint
CREATE INDEX "content_banners_place" ON "content_banners" USING btree ("content_code","sort_priority");--> statement-breakpoint
CREATE INDEX "content_blocks_due" ON "content_blocks" USING btree ("content_code","starts_at");
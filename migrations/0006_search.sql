CREATE TABLE "search_documents" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"popularity" integer NOT NULL,
	"on_sale_from" timestamp with time zone NOT NULL,
	"in_window" boolean DEFAULT false NOT NULL,
	"lexemes" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_names" (
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "search_names_key_kind_code_pk" PRIMARY KEY("key","kind","code")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	"deletions" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_auto_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_lexemes" ON "search_documents" USING gin ("lexemes") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_window" ON "search_documents" USING gin ("lexemes") WITH (fastupdate=false) WHERE "search_documents"."in_window";--> statement-breakpoint
CREATE INDEX "search_names_prefix" ON "search_names" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_deletions" ON "search_words" USING gin ("deletions") WITH (fastupdate=false);
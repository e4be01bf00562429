CREATE TABLE "category_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "category_sources" ADD CONSTRAINT "category_sources_category_id_categories_auto_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Until now an import made a department of each type: those products follow their type from now on too.
UPDATE product_categories pc SET source = regexp_replace(btrim(p.product_type), '\s+', ' ', 'g')
  FROM products p, categories c
 WHERE p.auto_id = pc.product_id AND c.auto_id = pc.category_id AND c.level = 1 AND lower(btrim(p.product_type)) = lower(btrim(c.name))
   AND NOT EXISTS (SELECT 1 FROM product_categories other WHERE other.product_id = pc.product_id AND other.category_id <> pc.category_id);--> statement-breakpoint
INSERT INTO category_sources (source, category_id)
SELECT DISTINCT ON (source) source, category_id FROM product_categories WHERE source IS NOT NULL ORDER BY source, category_id;

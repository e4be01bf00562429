CREATE TABLE "product_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL
);
--> statement-breakpoint
-- By hand: as a default, the kind of all files until now is in every row without one being written. Where there were several kinds, it stays unknown.
DO $$
BEGIN
  EXECUTE format('ALTER TABLE products ADD COLUMN imported_from text DEFAULT %L',
    (SELECT min(format) FROM catalogue_imports HAVING count(DISTINCT format) = 1));
  ALTER TABLE products ALTER COLUMN imported_from DROP DEFAULT;
END $$;
--> statement-breakpoint
ALTER TABLE "product_former_slugs" ADD CONSTRAINT "product_former_slugs_product_id_products_auto_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_former_slugs_product" ON "product_former_slugs" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "variants_sku" ON "variants" USING btree ("sku") WHERE sku is not null;--> statement-breakpoint
-- By hand from here: Drizzle knows no triggers. The page of a former slug shows its product, and changes with the table.
CREATE TRIGGER product_former_slugs_insert_note_product_parts AFTER INSERT ON product_former_slugs REFERENCING NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION note_product_parts();
--> statement-breakpoint
CREATE TRIGGER product_former_slugs_update_note_product_parts AFTER UPDATE ON product_former_slugs
  REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION note_product_parts();
--> statement-breakpoint
CREATE TRIGGER product_former_slugs_delete_note_product_parts AFTER DELETE ON product_former_slugs REFERENCING OLD TABLE AS before_it
  FOR EACH STATEMENT EXECUTE FUNCTION note_product_parts();

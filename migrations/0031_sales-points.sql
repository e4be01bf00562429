DROP INDEX "products_brand";--> statement-breakpoint
DROP INDEX "products_bestseller";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sales_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rank" integer GENERATED ALWAYS AS (popularity + sales_points) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id","rank" DESC NULLS FIRST,"auto_id");--> statement-breakpoint
CREATE INDEX "products_bestseller" ON "products" USING btree ("rank" DESC NULLS FIRST,"auto_id");
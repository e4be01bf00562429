DROP INDEX "cart_lines_variant";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "offered_by" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "promotion_choices" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant" UNIQUE NULLS NOT DISTINCT("cart_id","variant_id","offered_by");
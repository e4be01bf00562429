ALTER TABLE "carts" ADD COLUMN "tenders" jsonb;--> statement-breakpoint
CREATE INDEX "vouchers_order" ON "vouchers" USING btree ("used_order_number");
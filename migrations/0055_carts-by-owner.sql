CREATE INDEX "carts_session" ON "carts" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "carts_member" ON "carts" USING btree ("member_id");--> statement-breakpoint
-- To whom it goes is in the order, and leaves the cart.
UPDATE "carts" SET "delivery" = null, "shipping_address" = null, "billing_address" = null, "instalments" = null, "promotion_choices" = null, "tenders" = null WHERE "status" = 'ordered';

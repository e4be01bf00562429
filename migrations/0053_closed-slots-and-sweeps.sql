ALTER TABLE "delivery_slots" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_messages_written" ON "contact_messages" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "newsletter_pending" ON "newsletter_subscriptions" USING btree ("asked_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "newsletter_gone" ON "newsletter_subscriptions" USING btree ("unsubscribed_at") WHERE state = 'unsubscribed';--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_captured" ON "payment_attempts" USING btree ("settled_at") WHERE state = 'captured';--> statement-breakpoint
CREATE INDEX "refunds_settled" ON "refunds" USING btree ("settled_at") WHERE state = 'refunded' and card_cents > 0;--> statement-breakpoint
CREATE INDEX "restock_asked" ON "restock_askers" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "restock_gone" ON "restock_askers" USING btree ("left_at") WHERE state = 'left';
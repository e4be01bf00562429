-- Written by hand: Drizzle knows no triggers. What staff wrote about an order may be blanked, once the order need not say any
-- more to whom it went; nothing else of an event may change.
CREATE TRIGGER order_events_never_deleted BEFORE DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER order_events_append_only BEFORE UPDATE ON "order_events" FOR EACH ROW
  WHEN (NEW.reason IS NOT NULL OR to_jsonb(NEW) - 'reason' IS DISTINCT FROM to_jsonb(OLD) - 'reason')
  EXECUTE FUNCTION refuse_change();

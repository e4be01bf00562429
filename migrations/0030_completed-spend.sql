ALTER TABLE "qualifying_spend" ALTER COLUMN "day" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rebate_lots" ALTER COLUMN "spendable_from" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rebate_lots" ALTER COLUMN "expires_on" DROP NOT NULL;
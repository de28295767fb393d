// Generated from the OpenAPI document by `npm run client`; never edited.
export interface paths {
    "/tools/api/get-transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's transactions of a period, filtered */
        get: operations["getTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balances of the bank accounts and their sum; cards are left out */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-balance-by-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balance of one bank account */
        get: operations["getBalanceByAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All connected accounts: bank, card and others */
        get: operations["getAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Closed card bills whose due date has passed, newest first */
        get: operations["getBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-bill-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Estimate of the open bill of each card */
        get: operations["getBillSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/manage-closing-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List cards, and insert, update, delete or read their closing days */
        post: operations["manageClosingDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/manual-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Synchronize all connected institutions now */
        post: operations["manualUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-expensive-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The three most expensive categories of a period
         * @description Counts spending before refunds, without own transfers, card bill payments, investments and carried debt. Net of refunds: `summarize-spending`.
         */
        get: operations["getExpensiveCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-installments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All installments of purchases made within a period */
        get: operations["getInstallments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-recurring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What comes back regularly: salaries, rent, subscriptions, utilities, loans
         * @description Which subscriptions are paid, what fixed costs are. Own transfers, card bills, investments, installments, refunds and habits are none.
         */
        get: operations["getRecurring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What will go out and come in, day by day, and whether the money lasts
         * @description Card bills, reminders, recurring payments and what the banks have scheduled, each payment once. `lowest` says whether the money lasts by what is known, `lowest_usual` whether it lasts with everyday spending. `assume` says what would come if; `baseline` is then the same call without it. Nothing of it is stored.
         */
        get: operations["getUpcoming"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-cash-flow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Income and spending by calendar month, with categories, averages and this month so far
         * @description Without own transfers, card bill payments, investments and carried debt. Installments count in the month of their bill. A refund lessens the category of its purchase in its own month, then in the months before; the rest is negative spending of its month (`Estornos` without a category). Sums over other dates: `summarize-spending`.
         */
        get: operations["getCashFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/summarize-spending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Spending of a period by category, merchant, month, account or day, compared with another period
         * @description Counts as limits do: rows up to today without own transfers, card bill payments, investments and carried debt, net of refunds. A refund lessens the category of its purchase, also of one up to 90 days before; what exceeds it is a negative amount (`Estornos` without a category). October next to September: `from`, `to` and `compareTo=2026-09`.
         */
        get: operations["summarizeSpending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed in the transactions since the last call
         * @description Keeps a copy of all transactions up to date. Call it without `cursor`, then with the `next_cursor` of each answer: at once
         *     while `has_more` is true, later whenever you want to know what changed. Of each answer apply `removed` first, then store
         *     `added` and `modified` by `id`. After an answer whose `has_more` is false the copy equals what get-transactions says.
         *
         *     - Without a cursor all transactions are returned, then their changes.
         *     - A changed transaction is returned in its present state. Synchronizations, edits of the user and unlinked connections count, and so does
         *       whatever else alters how a transaction looks: the name of its account, the due date of an installment.
         *     - When the bank gives a transaction a new id, the old one is in `removed` and the new one in `added`.
         *     - A cursor can be used again, so an answer that was lost can be asked for again. It is valid for 90 days (410 after that:
         *       start again without one) and for one user.
         *     - A transaction that changes while an answer is made may be returned again by the next one, and `removed` may name one that
         *       you do not have.
         *     - A page can be short, or empty, while `has_more` is true.
         */
        get: operations["getChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/update-transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a transaction's category, merchant or note
         * @description What the user says of a transaction stays: imports keep it, also when the bank gives the row a new id, posts it or moves it to another date. The last word on a field holds. With `applyToSimilar` the word is on the merchant and direction: past and future rows take it, also those that had a word of their own. Money moved between own accounts is no spending, whatever it is called.
         */
        put: operations["updateTransaction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/update-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give an account a name of your own */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/create-spending-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a spending limit that counts from now */
        post: operations["createSpendingLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/confirm-spending-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a spending limit with recurrence and a scheduled start */
        post: operations["confirmSpendingLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/update-spending-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change some fields of a spending limit */
        put: operations["updateSpendingLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/delete-spending-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deactivate a spending limit, or delete it for good
         * @description The parameters may also come in a JSON body; the query wins.
         */
        delete: operations["deleteSpendingLimit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/list-spending-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Spending limits with their usage */
        get: operations["listSpendingLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/create-payment-reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a payment reminder */
        post: operations["createPaymentReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/update-payment-reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a payment reminder or its status */
        put: operations["updatePaymentReminder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/delete-payment-reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a payment reminder, or delete it for good
         * @description The parameters may also come in a JSON body; the query wins.
         */
        delete: operations["deletePaymentReminder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/list-payment-reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment reminders by due date */
        get: operations["listPaymentReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-memories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Memories of the user for an assistant prompt; learns from a message when one is given */
        get: operations["getMemories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-open-finance-connection-flow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the bank connection flow to the user through WhatsApp
         * @description The same message goes to the same number once a minute: a repeated call gets the same answer and sends nothing.
         */
        get: operations["getOpenFinanceConnectionFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/create-api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an API key, shown this one time
         * @description The key can do no more than the one that makes it: without `scopes` it has `read`, `write`, `sync` and `memories`, and without `validUntil` it ends after 12 months, or when its maker does if that is earlier. A key that makes no call for 180 days ends. Its owner gets an e-mail about it.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/list-api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API keys of the user, without the keys themselves */
        get: operations["listApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/rotate-api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an API key by a new one with the same name, scopes and end
         * @description The old key works for `overlapDays` more, so that no application stops; without it, or with 0, it is revoked at once. During the overlap both keys count.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/revoke-api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key for good, from the next request on
         * @description `made` names its successor and the keys that they made, at any depth, as far as these are still alive.
         *
         *     The parameters may also come in a JSON body; the query wins.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-api-key-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the calling key may do: scopes, end, plan, quotas and rate limits
         * @description For every valid key, whatever its scopes, and without an active subscription too.
         */
        get: operations["getApiKeyInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/create-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have events sent to an address of your own
         * @description Each event is a POST of `{ type, timestamp, data }` with ids and facts, signed as [Standard Webhooks](https://www.standardwebhooks.com) says: `webhook-id`, `webhook-timestamp`, `webhook-signature`. Verify it with the `secret` of this answer, which is shown this one time. An answer of 2xx within 10 seconds is a success and 410 deletes the webhook; anything else is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, with the same `webhook-id`. After five days of failures the webhook is disabled.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/list-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Webhooks of the user, without their secrets */
        get: operations["listWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/update-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change, pause or resume a webhook, or replace its secret
         * @description A paused webhook gets no events, also not later: `get-changes` or the reads tell what happened meanwhile. `paused: false` resumes a disabled one too. After `rotateSecret` deliveries are signed with both secrets for 24 hours; a second rotation within that time ends the older one.
         */
        post: operations["updateWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/delete-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a webhook for good
         * @description The parameters may also come in a JSON body; the query wins.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/test-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the event `webhook.test` now and show what the address answers
         * @description Sent whatever `events` says, and to a paused or disabled webhook too. It is tried once; `data.status` is `delivered` or `failed`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/list-webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a webhook within 30 days, the newest first */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/redeliver-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description With the same `webhook-id` and payload, from now on with all waits. One that is still pending is sent now.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/import-transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the rows of an OFX or CSV file
         * @description Each row of the file finds at most one row of the account; the others are new. `preview` shows what would be imported and writes nothing. A wrong guess of columns is corrected by sending `mapping` back, changed. 30 files an hour.
         */
        post: operations["importTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/list-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files that were imported, newest first */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/delete-import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Undo the import of a file, within 30 days
         * @description Removes the rows that no other file brought. Rows that a bank has taken over stay. An account that the import made goes if it is empty.
         *
         *     The parameters may also come in a JSON body; the query wins.
         */
        delete: operations["deleteImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-signals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What deserves attention: double charges, new prices, missing income, fees, low balances ahead
         * @description Found when bank data comes, by fixed rules, and kept for 13 months; a read finds nothing and changes no status. The newest `date` comes first.
         */
        get: operations["getSignals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/update-signal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a signal as seen, dismiss it, or take that back
         * @description `expected` keeps the kind silent for the same merchant, stream, bank or card from then on; `wrong` concerns this signal alone; after `cancelled` the next charge is a signal. `new` takes each back.
         */
        put: operations["updateSignal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description What went wrong, for a program.
             * @enum {string}
             */
            type: "invalid_request" | "invalid_api_key" | "no_subscription" | "subscription_canceled" | "insufficient_scope" | "quota_exceeded" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "expired" | "rate_limited" | "internal_error" | "unavailable";
            /** @description Where the type is explained. */
            docs: string;
            /** @description The parameter or field that is to blame. */
            param?: string;
            /** @description Every wrong parameter of the query, else every wrong field of the body; the first is `param`. */
            details?: {
                param: string;
                message: string;
                /** @description The invalid value, as it came. */
                received?: unknown;
            }[];
            nextSteps?: string[];
            /** @description The invalid value, as it came. */
            received?: unknown;
            subscriptionStatus?: string;
            /** @description End of the paid period, ISO 8601 in UTC. */
            currentPeriodEnd?: string | null;
            /**
             * @description Only on an exceeded quota.
             * @constant
             */
            success?: false;
            /** @description The scopes that the call needs. */
            required?: ("read" | "write" | "sync" | "memories" | "account")[];
            /** @description The scopes that the key has. */
            granted?: ("read" | "write" | "sync" | "memories" | "account")[];
            /** @description The key that a repeated call made the first time. */
            keyId?: string;
            /** @description Of the file, from 1 on. */
            line?: number;
            /** @description Its name in the file. */
            column?: string | null;
            expected?: string;
            /** @description A value as it is expected. */
            example?: string | null;
            /** @enum {string} */
            detected?: "pdf" | "zip" | "xlsx" | "html" | "image" | "unknown";
            /** @description Bytes or rows that a file may have. */
            limit?: number;
            /** @description Of the first line. */
            columns?: string[];
            /** @description The next lines. */
            sample?: string[][];
            statements?: {
                statement: number;
                number: string | null;
                /** @enum {string} */
                type: "BANK" | "CREDIT";
                rows: number;
            }[];
            /** @description The webhook whose secret a repeated call showed the first time. */
            webhookId?: string;
        };
        ManageClosingDateRequest: {
            /**
             * @description What to do.
             * @enum {string}
             */
            operation: "LIST_ACCOUNTS" | "INSERT" | "UPDATE" | "DELETE" | "GET";
            /** @description Id of a credit card account of the user. */
            accountId?: string;
            /** @description Day of the month; shorter months close on their last day. */
            closingDay?: number;
            /** @description Whether the closing day is used. Default on INSERT: true. */
            isActive?: boolean;
            /** @description Free text. */
            notes?: string;
            /** @description Id of a closing date. */
            closingDateId?: string;
        };
        UpdateTransactionRequest: {
            /** @description Id of the transaction. */
            transactionId: string;
            category?: string | null;
            merchant?: string | null;
            note?: string | null;
            /**
             * @description True: also the past and future rows of that merchant and direction.
             * @default false
             */
            applyToSimilar?: boolean;
        };
        UpdateAccountRequest: {
            /** @description Id of the account. */
            accountId: string;
            customName?: string | null;
        };
        CreateSpendingLimitRequest: {
            /** @description Category to watch; a parent covers its children. */
            category: string;
            /** @description Limit in BRL. */
            limitAmount: number;
            /**
             * @description How long one period lasts; boundaries in UTC.
             * @enum {string}
             */
            period: "daily" | "weekly" | "biweekly" | "monthly";
        };
        ConfirmSpendingLimitRequest: {
            /** @description Category to watch; a parent covers its children. */
            category: string;
            /** @description Limit in BRL. */
            limitAmount: number;
            /**
             * @description How long one period lasts; boundaries in UTC.
             * @enum {string}
             */
            period: "daily" | "weekly" | "biweekly" | "monthly";
            /**
             * @description Renews by itself each period.
             * @default false
             */
            isRecurring?: boolean;
            /**
             * @description Start counting at the next period instead of now.
             * @default true
             */
            startNextPeriod?: boolean;
        };
        UpdateSpendingLimitRequest: {
            /** @description Id of the limit. */
            limitId: string;
            /** @description New category. */
            category?: string;
            /** @description New limit in BRL. */
            limitAmount?: number;
            /**
             * @description New period.
             * @enum {string}
             */
            period?: "daily" | "weekly" | "biweekly" | "monthly";
            /** @description False deactivates, true reactivates. */
            isActive?: boolean;
        };
        CreatePaymentReminderRequest: {
            /** @description What is to be paid. */
            title: string;
            /**
             * Format: date
             * @description Due date, America/Sao_Paulo.
             */
            dueDate: string;
            amount?: number | null;
            /** @description When to notify. Default: the day before the due date at 09:00 America/Sao_Paulo. */
            reminderTime?: string;
            /**
             * @description Renews by itself after its due date.
             * @default false
             */
            isRecurring?: boolean;
            recurrencePattern?: ("daily" | "weekly" | "monthly" | "yearly") | null;
        };
        UpdatePaymentReminderRequest: {
            /** @description Id of the reminder. */
            reminderId: string;
            /** @description New title. */
            title?: string;
            amount?: number | null;
            /**
             * Format: date
             * @description New due date, America/Sao_Paulo.
             */
            dueDate?: string;
            /** @description New moment of the notification. */
            reminderTime?: string;
            /** @description Time of day in America/Sao_Paulo, such as `8h` or `14h30`. */
            recurrenceTime?: string;
            /**
             * @description New status.
             * @enum {string}
             */
            newStatus?: "active" | "completed" | "inactive";
        };
        CreateApiKeyRequest: {
            /** @description What the key is for. */
            name: string;
            /** @description What the key may do. */
            scopes?: ("read" | "write" | "sync" | "memories" | "account")[];
            /** @description From then on the key opens nothing; `never` for a key without an end. */
            validUntil?: string;
        };
        RotateApiKeyRequest: {
            /** @description Id of the key, as list-api-keys shows it. */
            keyId: string;
            /** @description Days that the old key still works. Default: 0. */
            overlapDays?: number;
        };
        CreateWebhookRequest: {
            /** @description https address that gets the events, on port 443 or 8443; it must be public. */
            url: string;
            /** @description Types of events that it receives. */
            events: ("transactions.changed" | "connection.updated" | "connection.needs_action" | "limit.reached" | "reminder.sent" | "bill.closed" | "recurring.changed" | "signal.found" | "key.created" | "key.revoked")[];
        };
        UpdateWebhookRequest: {
            /** @description Id of the webhook, as list-webhooks shows it. */
            webhookId: string;
            /** @description https address that gets the events, on port 443 or 8443; it must be public. */
            url?: string;
            /** @description Types of events that it receives. */
            events?: ("transactions.changed" | "connection.updated" | "connection.needs_action" | "limit.reached" | "reminder.sent" | "bill.closed" | "recurring.changed" | "signal.found" | "key.created" | "key.revoked")[];
            /** @description Whether it gets no events. */
            paused?: boolean;
            /** @description Replaces the secret; the answer shows the new one. */
            rotateSecret?: boolean;
        };
        TestWebhookRequest: {
            /** @description Id of the webhook, as list-webhooks shows it. */
            webhookId: string;
        };
        RedeliverWebhookRequest: {
            /** @description Id of the delivery, as list-webhook-deliveries shows it. */
            deliveryId: string;
        };
        ImportTransactionsRequest: {
            /** @description The text of the file; its bytes, or those of its gzip, with `fileEncoding`. */
            file: string;
            /**
             * @description Absent: `file` is text.
             * @enum {string}
             */
            fileEncoding?: "base64";
            /** @description Name of the file. */
            name?: string;
            /** @description An account, or a new one without a bank. */
            account: {
                /** @description Of get-accounts. */
                id: string;
            } | {
                /** @description Name of a new account without a bank. */
                name: string;
                /**
                 * @description An account or a card.
                 * @enum {string}
                 */
                type: "BANK" | "CREDIT";
                /**
                 * @description Of a BANK.
                 * @enum {string}
                 */
                subtype?: "CHECKING_ACCOUNT" | "SAVINGS_ACCOUNT" | "PAYMENT_ACCOUNT";
                currency?: string;
                /** @description As the period of the file begins. */
                startingBalance?: number;
            };
            /** @description Which account of the file, from 0 on. */
            statement?: number;
            mapping?: {
                /**
                 * @description Between columns.
                 * @enum {string}
                 */
                delimiter?: ";" | "," | "\t" | "|";
                /** @description Line of the names; 0 for none. */
                headerLine?: number;
                date?: string | number;
                dateFormat?: string;
                description?: (string | number)[];
                amount?: (string | number) | null;
                debit?: (string | number) | null;
                credit?: (string | number) | null;
                direction?: (string | number) | null;
                /**
                 * @description Mark of decimals.
                 * @enum {string}
                 */
                decimal?: "," | ".";
                /** @description Money out is positive in the file. */
                invert?: boolean;
            };
            /** @description Lines. */
            skip?: number[];
            /**
             * @description True: nothing is written.
             * @default false
             */
            preview?: boolean;
        };
        UpdateSignalRequest: {
            /** @description Id of the signal. */
            signalId: string;
            /**
             * @description What the user says of it.
             * @enum {string}
             */
            status: "new" | "seen" | "dismissed";
            /**
             * @description With `dismissed` only; default `expected`. `cancelled`: of a subscription or its price.
             * @enum {string}
             */
            reason?: "expected" | "wrong" | "cancelled";
        };
        Account: {
            accountId: string;
            providerCode: string;
            accountName: string;
            accountMarketingName: string;
            accountType: string;
            accountSubtype: string;
            /** @description A debt on a card is negative; null as `balance`. */
            accountBalance: number | null;
            accountCurrencyCode: string;
            id: string;
            itemId: string;
            name: string;
            marketingName: string;
            type: string;
            subtype: string;
            number: string;
            /** @description The used amount of a card is positive. Null: the institution never reported it. */
            balance: number | null;
            /** @description When the institution last reported this balance; null while it reports it with its other data, and for an unknown one. */
            balanceAsOf: string | null;
            currencyCode: string;
            owner: string | null;
            connectorName: string;
            connectorImageUrl: string | null;
            itemLastUpdatedAt: string | null;
            itemIsActive: boolean;
            /**
             * @description `hand`: no bank reports it; its rows come from files and by hand.
             * @enum {string}
             */
            source: "bank" | "hand";
            /** @description What the user calls the account; null until it has such a name. */
            customName: string | null;
            /** @description What the user calls the account; null until it has such a name. */
            custom_name: string | null;
            /** @description When the account was connected. */
            createdAt: string | null;
            /** @description When its institution last gave all its data. */
            updatedAt: string | null;
            /** @description When its institution no longer listed it. A closed account has no balance, bills and closing day in other answers; its transactions stay in every report. */
            closedAt: string | null;
            /** @description Id of the same account in the connection that was linked first. No other answer lists this one or counts its transactions. */
            duplicateOf: string | null;
            bankData: components["schemas"]["BankData"] | null;
            creditData: components["schemas"]["CreditData"] | null;
        };
        AccountBalance: {
            id: string;
            name: string;
            /** @description Null: the institution never reported it. */
            balance: number | null;
            /** @description When the institution last reported this balance; null while it reports it with its other data, and for an unknown one. */
            balance_as_of: string | null;
            currency_code: string;
            account_type: string;
            account_subtype: string;
            number: string;
            connector_name: string;
            /** @description What the user calls the account; null until it has such a name. */
            custom_name: string | null;
        };
        ApiKey: {
            keyId: string;
            name: string;
            scopes: ("read" | "write" | "sync" | "memories" | "account")[];
            /** Format: date-time */
            createdAt: string;
            validUntil: string | null;
            lastUsed: {
                /** Format: date */
                date: string;
                operation: string;
            } | null;
            successorId: string | null;
            madeBy: string | null;
            isCurrent: boolean;
        };
        ApiKeyInfo: {
            keyId: string;
            name: string;
            scopes: ("read" | "write" | "sync" | "memories" | "account")[];
            /** Format: date-time */
            createdAt: string;
            validUntil: string | null;
            lastUsed: {
                /** Format: date */
                date: string;
                operation: string;
            } | null;
            plan: string;
            subscription: {
                /** @enum {string} */
                status: "none" | "active" | "canceled" | "expired";
                currentPeriodEnd: string | null;
                hasAccess: boolean;
            };
            quotas: {
                paymentReminders: {
                    currentCount: number;
                    limit: number;
                    canCreate: boolean;
                    remaining: number;
                };
                spendingLimits: {
                    currentCount: number;
                    limit: number;
                    canCreate: boolean;
                    remaining: number;
                };
                apiKeys: {
                    currentCount: number;
                    limit: number;
                    canCreate: boolean;
                    remaining: number;
                };
            };
            rateLimits: components["schemas"]["RateLimit"][];
        };
        BankData: {
            transferNumber: string | null;
            closingBalance: number | null;
            automaticallyInvestedBalance: number | null;
            overdraftContractedLimit: number | null;
            reservedBalances: unknown[];
        };
        Bill: {
            id: string;
            userId: string;
            itemId: string;
            accountId: string;
            /** Format: date-time */
            dueDate: string;
            totalAmount: number;
            totalAmountCurrencyCode: string;
            minimumPaymentAmount: number;
            allowsInstallments: boolean;
            state: ("closed" | "partly_paid" | "paid" | "refinanced" | "overdue") | null;
            paidAmount: number | null;
            /** @description To pay; 0 for a refinanced bill. These three are null where the bank shows no payments. */
            remainingAmount: number | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        BillSummary: {
            account_id: string;
            account_name: string;
            /** @description What the user calls the account; null until it has such a name. */
            custom_name: string | null;
            currency_code: string;
            credit_limit: number | null;
            available_credit_limit: number | null;
            closing_day: number | null;
            /** Format: date-time */
            period_start: string;
            /** Format: date-time */
            period_end: string;
            /** @description Pending purchases of the period, before refunds and payments. */
            approx_current_bill_amount: number;
            /** @description The open bill so far: purchases, fees and carried debt, less refunds, payments ahead and credit of the bill before. May be negative. */
            net_bill_amount: number;
            /** Format: date */
            net_due_date: string;
            provider_close_date: string | null;
            /** @description The bill that has closed and is not yet past due. */
            closed_bill: components["schemas"]["ClosedBill"] | null;
        };
        CashFlow: {
            months: components["schemas"]["MonthFlow"][];
            /** @description Over whole months. */
            averages: {
                income: number | null;
                spending: number | null;
                net: number | null;
            };
            /** @description The running month so far against the same days of the month before. */
            comparison: {
                spending: number;
                previous_spending: number;
                /** @description In percent; null without something to compare with. */
                change: number | null;
            };
            /** @description For the days shown: `change` = `income` - `spending` + `own_moves` + `carried` + `shifted`. */
            explained: {
                /**
                 * Format: date
                 * @description First day of the months shown, included.
                 */
                from: string;
                /**
                 * Format: date
                 * @description Today, included.
                 */
                to: string;
                /** @description All rows in BRL of these dates, signed. */
                change: number;
                income: number;
                /** @description Net of refunds. */
                spending: number;
                /** @description Signed: own transfers, both sides of bill payments, investments, money put aside. */
                own_moves: number;
                /** @description Signed: debt of a card bill that a later bill takes over. */
                carried: number;
                /** @description What counts outside these dates or comes from there: installments dated at the purchase, refunds of earlier purchases. */
                shifted: number;
            };
            /** @description Rows in other currencies, which no sum holds. */
            left_out: number;
        };
        CategoryFlow: {
            category: string;
            /** @description Negative where more was given back than spent. */
            amount: number;
            /** @description Of the month's spending, four decimals; 0 where that is not positive. */
            share: number;
            /** @description Over the other whole months of the answer. */
            average: number | null;
            /** @description In percent; null without something to compare with. */
            change: number | null;
        };
        ClosedBill: {
            bill_id: string | null;
            /** Format: date-time */
            period_start: string;
            /** Format: date-time */
            period_end: string;
            /** Format: date */
            due_date: string;
            total_amount: number;
            /** @description False where the bank has not reported it yet: then the sum of its rows. */
            is_official: boolean;
            minimum_payment_amount: number | null;
            is_paid: boolean;
            /**
             * @description `closed`: nothing paid yet. `refinanced`: a later bill takes over what was left. `overdue`: past its due date (business day) with something left.
             * @enum {string}
             */
            state: "closed" | "partly_paid" | "paid" | "refinanced" | "overdue";
            /** @description What payments have left; 0 for a refinanced bill. */
            remaining_amount: number;
        };
        ClosingDate: {
            id: string;
            userId: string;
            accountId: string;
            closingDay: number;
            isActive: boolean;
            notes: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ClosingDateEntry: {
            id: string;
            accountId: string;
            closingDay: number;
            isActive: boolean;
            notes: string;
        };
        ColumnMapping: {
            delimiter: string;
            /** @description 0: none. */
            headerLine: number;
            date: string | number;
            dateFormat: string;
            description: (string | number)[];
            amount: string | number | null;
            debit: string | number | null;
            credit: string | number | null;
            direction: string | number | null;
            /** @enum {string} */
            decimal: "," | ".";
            /** @description Money out is positive in the file. */
            invert: boolean;
        };
        ConfirmSpendingLimitResponse: {
            /** @constant */
            success: true;
            message: string;
            limit: components["schemas"]["ConfirmedSpendingLimit"];
        };
        ConfirmedSpendingLimit: {
            id: string;
            category: string;
            limitAmount: number;
            /** @enum {string} */
            period: "daily" | "weekly" | "biweekly" | "monthly";
            isActive: boolean;
            isRecurring: boolean;
            periodStart: string | null;
        };
        CreateApiKeyResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["NewApiKey"];
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        CreatePaymentReminderResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["PaymentReminder"];
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        CreateSpendingLimitResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["SpendingLimit"];
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        CreateWebhookResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["NewWebhook"];
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        CreditCardAccount: {
            id: string;
            name: string;
            marketingName: string;
            number: string;
            hasClosingDate: boolean;
            closingDay: number | null;
            isActive: boolean;
            notes: string;
        };
        CreditData: {
            brand: string | null;
            level: string | null;
            status: string | null;
            creditLimit: number | null;
            availableCreditLimit: number | null;
            balanceDueDate: string | null;
            balanceCloseDate: string | null;
            minimumPayment: number | null;
            balanceForeignCurrency: number | null;
        };
        DeleteImportResponse: {
            /** @constant */
            success: true;
            data: {
                importId: string;
                removed: number;
                kept: number;
                accountRemoved: boolean;
            };
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        DeletePaymentReminderResponse: {
            /** @constant */
            success: true;
            data: {
                id: string;
                title: string;
                /** @enum {string} */
                action: "cancelled" | "deleted permanently";
                hardDelete: boolean;
            };
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        DeleteSpendingLimitResponse: {
            /** @constant */
            success: true;
            data: {
                id: string;
                category: string;
                /** @enum {string} */
                action: "cancelled" | "deleted permanently";
                hardDelete: boolean;
            };
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        DeleteWebhookResponse: {
            /** @constant */
            success: true;
            data: {
                webhookId: string;
                url: string;
                /** Format: date-time */
                deletedAt: string;
            };
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        FileImport: {
            importId: string;
            name: string | null;
            accountId: string;
            /** @enum {string} */
            format: "csv" | "ofx1" | "ofx2";
            period: {
                /** Format: date */
                start: string;
                /** Format: date */
                end: string;
            };
            /** Format: date-time */
            createdAt: string;
            counts: components["schemas"]["ImportCounts"];
            /** Format: date-time */
            undoableUntil: string;
        };
        Freshness: {
            /** @description The oldest `last_updated_at` of the connections behind the answer. */
            as_of: string | null;
            /** @description `as_of` is more than 36 hours ago. */
            is_stale: boolean;
            connections: components["schemas"]["FreshnessConnection"][];
        };
        FreshnessConnection: {
            item_id: string;
            connector_name: string;
            /** @enum {string} */
            status: "UPDATED" | "UPDATING" | "MERGING" | "WAITING_USER_INPUT" | "WAITING_USER_ACTION" | "LOGIN_ERROR" | "OUTDATED";
            /** @description When the institution last gave all its data. */
            last_updated_at: string | null;
            /** @description What the owner must do before data arrives again. */
            needs: ("user_input" | "user_action" | "reconnect") | null;
            /** @description `item_id` of the connection, linked first, that has one of its accounts too. */
            duplicate_of: string | null;
        };
        GetAccountsResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["Account"][];
            count: number;
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetApiKeyInfoResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["ApiKeyInfo"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetBalanceByAccountResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["AccountBalance"];
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetBalanceResponse: {
            /** @constant */
            success: true;
            data: {
                /** @description Sum of the known balances in BRL; null when there are accounts in BRL and none is known. */
                total_balance: number | null;
                /** @description Accounts whose balance is null; no sum holds them. */
                unknown_balances: number;
                accounts: components["schemas"]["AccountBalance"][];
            };
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetBillSummaryResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["BillSummary"][];
            recommendations: string;
            transactionsInfo: string;
            notice: string;
            guidance: string;
            filters: {
                accountId: string | null;
                closingDay: number | null;
                startDate: string | null;
                endDate: string | null;
            };
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetBillsResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["Bill"][];
            count: number;
            filters: {
                accountId: string | null;
                onlyPastDue: boolean;
            };
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetCashFlowResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["CashFlow"];
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetChangesResponse: {
            /** @constant */
            success: true;
            added: components["schemas"]["Transaction"][];
            modified: components["schemas"]["Transaction"][];
            removed: components["schemas"]["RemovedTransaction"][];
            next_cursor: string;
            has_more: boolean;
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetExpensiveCategoriesResponse: {
            /** @constant */
            success: true;
            data: string;
            summary: {
                totalCategories: number;
                top3Categories: {
                    category: string;
                    totalAmount: number;
                    formattedAmount: string;
                }[];
                /** @description Spending before refunds, as `totals.gross` of summarize-spending. */
                totalExpenses: number;
                formattedTotalExpenses: string;
            };
            dateRange: {
                /** Format: date-time */
                startDate: string;
                /** Format: date-time */
                endDate: string;
            };
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetInstallmentsResponse: {
            /** @constant */
            success: true;
            data: {
                summary: components["schemas"]["InstallmentSummary"];
                purchases: components["schemas"]["InstallmentPurchase"][];
            };
            summary: components["schemas"]["InstallmentSummary"];
            dateRange: {
                /** Format: date */
                startDate: string;
                /** Format: date */
                endDate: string;
            };
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetMemoriesResponse: {
            /** @constant */
            success: true;
            memoriesForPrompt: string;
            memoryAdded: boolean;
            /** @description When `message` asks to forget something: whether there was such a memory. */
            memoryForgotten?: boolean;
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetOpenFinanceConnectionFlowResponse: {
            /** @constant */
            status: "accepted";
            message: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetRecurringResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["RecurringStream"][];
            summary: components["schemas"]["RecurringSummary"];
            count: number;
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetSignalsResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["Signal"][];
            /** @description Of all new signals, whatever is asked for. */
            summary: {
                new: number;
                high: number;
            };
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetTransactionsResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["Transaction"][] | components["schemas"]["StructuredTransactions"];
            count: number;
            filters: {
                startDate: string | null;
                endDate: string | null;
                categories: string[] | null;
                minAmount: number | null;
                maxAmount: number | null;
                accountType: string | null;
                accountSubtype: string | null;
                includeStatus: string[] | null;
                /** @enum {string} */
                format: "raw" | "structured";
            };
            period: {
                /** Format: date */
                startDate: string;
                /** Format: date */
                endDate: string;
            };
            interpretation?: {
                startDate: string | null;
                endDate: string | null;
                /** @description Left out, both days included. */
                excludedPeriods: {
                    /** Format: date */
                    startDate: string;
                    /** Format: date */
                    endDate: string;
                }[];
                type: ("DEBIT" | "CREDIT") | null;
                /** @description Canonical names, each with all below it. */
                categories: string[];
                /** @description Words of the user's own rows. */
                merchants: string[];
                /** @description With categories and merchants both: whether a row must be of both or of either. */
                match: ("all" | "any") | null;
                excludedCategories: string[];
                excludedMerchants: string[];
                /** @description Moves between own accounts, as the rows tell: `only` these, or `none` of them. */
                ownMoves: ("only" | "none") | null;
                /** @description Of the absolute amount, included. */
                minAmount: number | null;
                /** @description Of the absolute amount, included. */
                maxAmount: number | null;
                accountType: ("BANK" | "CREDIT" | "INVESTMENT" | "LOAN") | null;
                accountSubtype: ("CHECKING_ACCOUNT" | "SAVINGS_ACCOUNT" | "CREDIT_CARD" | "PAYMENT_ACCOUNT") | null;
                accounts: {
                    id: string;
                    name: string;
                }[];
                status: ("POSTED" | "PENDING")[];
                /** @description Only rows that are such an installment. */
                installments: {
                    /**
                     * @description `last`: of its purchase; `none`: rows that are no installment, paid at once.
                     * @enum {string}
                     */
                    which: "any" | "last" | "none";
                    /** @description Of the installment, from 1. */
                    number: number | null;
                    /** @description Installments that the purchase was split in. */
                    total: number | null;
                    /** @description Bound of `total`, included. */
                    minTotal: number | null;
                    /** @description Bound of `total`, included. */
                    maxTotal: number | null;
                } | null;
                /** @description Of the rows that all else selects only these; one order of amounts is listed by amount, others newest first; any of several. */
                ranking: {
                    /**
                     * @description Of the absolute amount, BRL before other currencies, or of the date; ties as listed.
                     * @enum {string}
                     */
                    by: "largest" | "smallest" | "latest" | "earliest";
                    count: number;
                    /**
                     * @description `spending`: without payments of card bills, transfers between own accounts and investments.
                     * @enum {string}
                     */
                    of: "spending" | "all";
                    /** @description Only the rows of this order compete: `a maior das últimas 10`. */
                    within: {
                        /** @enum {string} */
                        by: "largest" | "smallest" | "latest" | "earliest";
                        count: number;
                    } | null;
                }[];
                /** @description Where nothing else was understood: words that a row must have in its description, merchant, note or category. */
                texts: string[];
                /** @description Whether rows answer the message. False: do not give their sum as the answer; see `reason`. */
                answerable: boolean;
                /** @description Why rows do not answer; null where they do. */
                reason: ("future" | "command" | "not_about_money" | "needs_other_operation") | null;
                /** @description The operation that answers instead (`get-balance`; its tool is `getBalance`), or null. */
                operation: string | null;
                /** @description Words that filter nothing because they were not understood; at most 20. */
                unread: string[];
            };
            /** @description Where no category has a name of `categories`, the nearest names that there are; where no row has the words of `interpretation.texts`, that. */
            hint?: string;
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetUpcomingResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["Upcoming"];
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        ImportCounts: {
            /** @description Imported, the doubtful ones too. */
            new: number;
            /** @description The account had them. */
            known: number;
            /** @description Another row has the amount, on a day near, under another text. */
            doubtful: number;
            /** @description Lines that are no transactions. */
            left_out: number;
        };
        ImportTransactionsResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["ImportedFile"];
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        ImportedFile: {
            importId: string | null;
            accountId: string | null;
            /** @enum {string} */
            format: "csv" | "ofx1" | "ofx2";
            encoding: string;
            period: {
                /** Format: date */
                start: string;
                /** Format: date */
                end: string;
            };
            counts: components["schemas"]["ImportCounts"];
            rows: {
                line: number;
                /** Format: date */
                date: string;
                description: string;
                amount: number;
                category: string | null;
                installment: {
                    number: number;
                    total: number;
                } | null;
                /** @enum {string} */
                status: "new" | "known" | "doubtful";
            }[];
            doubtful: {
                line: number;
                /** Format: date */
                date: string;
                description: string;
                amount: number;
                transaction: {
                    id: string;
                    /** Format: date */
                    date: string;
                    description: string;
                };
            }[];
            warnings: {
                line: number;
                message: string;
            }[];
            mapping: components["schemas"]["ColumnMapping"] | null;
            balance: {
                amount: number;
                date: string | null;
            } | null;
            repeated: boolean;
        };
        Installment: {
            description: string;
            amount: number;
            installmentNumber: number;
            totalInstallments: number;
            /** Format: date */
            dueDate: string;
            category: string | null;
            /** @enum {string} */
            status: "POSTED" | "PENDING";
            isProjected: boolean;
            /** @description Given back before it was billed: not owed. */
            isCancelled: boolean;
            /** @description Paid ahead: on the bill of its date. */
            isPrepaid: boolean;
        };
        InstallmentPurchase: {
            /** Format: date */
            purchaseDate: string;
            totalAmount: number;
            installments: components["schemas"]["Installment"][];
            description: string;
            /** @enum {string} */
            state: "active" | "finished" | "cancelled" | "prepaid";
            currencyCode: string;
            /** @description The same as `currencyCode`, as other answers name it. */
            currency_code: string;
            accountId: string;
            accountName: string;
            /** @description What the user calls the account; null until it has such a name. */
            customName: string | null;
            installmentsPaid: number;
            installmentsRemaining: number;
            amountPaid: number;
            amountRemaining: number;
        };
        InstallmentSummary: {
            totalAmount: number;
            totalInstallments: number;
            totalPurchases: number;
            installmentDistribution: {
                totalInstallments: number;
                count: number;
                totalAmount: number;
            }[];
            totalAmountRemaining: number;
            totalInstallmentsRemaining: number;
            /** @description Purchases in other currencies: listed, in no sum. */
            leftOut: number;
        };
        ListApiKeysResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["ApiKey"][];
            count: number;
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        ListImportsResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["FileImport"][];
            count: number;
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        ListPaymentRemindersResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["ListedPaymentReminder"][];
            count: number;
            filter: string;
            quota: {
                subscriptionType: string;
                currentCount: number;
                limit: number;
                canCreate: boolean;
                remaining: number;
            };
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        ListSpendingLimitsResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["ListedSpendingLimit"][];
            count: number;
            quota: {
                subscriptionType: string;
                currentCount: number;
                limit: number;
                canCreate: boolean;
                remaining: number;
                message: string;
                upgradeMessage: string | null;
            };
            filters: {
                includeInactive: boolean;
            };
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        ListWebhookDeliveriesResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["WebhookDelivery"][];
            count: number;
            nextBefore: string | null;
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        ListWebhooksResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["Webhook"][];
            count: number;
            limit: number;
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        ListedPaymentReminder: {
            id: string;
            title: string;
            amount: number | null;
            /** Format: date */
            dueDate: string;
            /** Format: date-time */
            reminderTime: string;
            /** @enum {string} */
            status: "active" | "completed" | "inactive";
            isRecurring: boolean;
            recurrencePattern: ("daily" | "weekly" | "monthly" | "yearly") | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            completedAt?: string;
            notification?: components["schemas"]["Notification"];
        };
        ListedSpendingLimit: {
            id: string;
            category: string;
            limitAmount: number;
            /** @enum {string} */
            period: "daily" | "weekly" | "biweekly" | "monthly";
            isActive: boolean;
            isRecurring: boolean;
            periodStart: string | null;
            userId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description As `summarize-spending` counts the category and those below it, from the first day of the period to its last or today; net of refunds, never below 0. */
            currentSpending: number;
            remainingAmount: number;
            percentageUsed: number;
            /** @enum {string} */
            status: "ok" | "warning" | "danger";
            /** Format: date-time */
            periodEnd?: string;
            notification?: components["schemas"]["Notification"];
        };
        ManageClosingDateResponse: {
            /** @constant */
            success: true;
            message: string;
            data: {
                accounts: components["schemas"]["CreditCardAccount"][];
                totalAccounts: number;
                accountsWithClosingDate: number;
                accountsWithoutClosingDate: number;
            } | {
                deletedId: string;
                accountId: string;
            } | components["schemas"]["ClosingDate"] | components["schemas"]["ClosingDateEntry"] | components["schemas"]["ClosingDateEntry"][];
            freshness?: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
        };
        ManualUpdateResponse: {
            /** @constant */
            success: true;
            message: string;
            details: components["schemas"]["SynchronizationDetails"];
            /** Format: date-time */
            timestamp: string;
        };
        MonthFlow: {
            month: string;
            /** @description True for the running month. */
            is_partial: boolean;
            income: number;
            /** @description Spending before refunds. */
            gross: number;
            /** @description What refunds take from `gross`, also those that came in later months. */
            refunds: number;
            /** @description `gross` - `refunds`; may be negative. */
            spending: number;
            net: number;
            /** @description `net` / `income`; null without income. */
            savings_rate: number | null;
            by_category: components["schemas"]["CategoryFlow"][];
        };
        NewApiKey: {
            keyId: string;
            name: string;
            scopes: ("read" | "write" | "sync" | "memories" | "account")[];
            /** Format: date-time */
            createdAt: string;
            validUntil: string | null;
            lastUsed: {
                /** Format: date */
                date: string;
                operation: string;
            } | null;
            key: string;
        };
        NewWebhook: {
            webhookId: string;
            url: string;
            events: ("transactions.changed" | "connection.updated" | "connection.needs_action" | "limit.reached" | "reminder.sent" | "bill.closed" | "recurring.changed" | "signal.found" | "key.created" | "key.revoked")[];
            /** @enum {string} */
            status: "active" | "paused" | "disabled";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The first failure since the last success. */
            failingSince: string | null;
            disabledAt: string | null;
            /** @description Until then deliveries are signed with the secret before the last rotation, too. */
            previousSecretUntil: string | null;
            /** @description `whsec_` and the base64 of the key that signs deliveries. Shown only now. */
            secret: string;
        };
        Notification: {
            /** @enum {string} */
            status: "dispatched" | "partly_dispatched" | "not_sent";
            reason: ("too_many_notices" | "switched_off" | "no_access" | "no_address") | null;
        };
        PaymentReminder: {
            id: string;
            title: string;
            amount: number | null;
            /** Format: date */
            dueDate: string;
            /** Format: date-time */
            reminderTime: string;
            /** @enum {string} */
            status: "active" | "completed" | "inactive";
            isRecurring: boolean;
            recurrencePattern: ("daily" | "weekly" | "monthly" | "yearly") | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        RateLimit: {
            name: string;
            limit: number;
            windowSeconds: number;
            /** @enum {string} */
            per: "user" | "key";
        };
        RecurringStream: {
            /** @description Lasts as long as the stream, whatever its price, account or text. */
            id: string;
            description: string;
            merchant: string | null;
            category: string | null;
            /** @enum {string} */
            direction: "inflow" | "outflow";
            /** @enum {string} */
            frequency: "weekly" | "biweekly" | "monthly" | "bimonthly" | "quarterly" | "semiannual" | "yearly";
            currency_code: string;
            /** @description Positive; of the rows since the latest lasting change of a fixed price. */
            average_amount: number;
            last_amount: number;
            /** @description More than 5 % from occurrence to occurrence. */
            amount_varies: boolean;
            is_subscription: boolean;
            price_change: {
                from: number;
                to: number;
                /**
                 * Format: date
                 * @description Day of the first row at the new price.
                 */
                date: string;
            } | null;
            /** @description `average_amount` per month. */
            monthly_amount: number;
            /** Format: date */
            first_date: string;
            /** Format: date */
            last_date: string;
            occurrences: number;
            /** @description Positive; of the next occurrence, as in get-upcoming: of the row that the bank has scheduled, else the latest amount, or the average where it varies. Null once ended. */
            expected_amount: number | null;
            /** @description Day of the next occurrence, as in get-upcoming: today while its window is open, the next business day for boletos; after a missed one the following one. */
            next_date: string | null;
            next_from: string | null;
            next_to: string | null;
            /** @enum {string} */
            status: "early" | "active" | "late" | "ended";
            account_id: string;
            account_name: string;
            /** @description What the user calls the account; null until it has such a name. */
            custom_name: string | null;
            connector_name: string | null;
            /** @description Its rows of the last 13 months, of a yearly one of the last 26, newest first. */
            transaction_ids: string[];
        };
        RecurringSummary: {
            monthly_inflow: number;
            monthly_outflow: number;
            monthly_subscriptions: number;
            active_count: number;
        };
        RedeliverWebhookResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["WebhookDelivery"];
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        RemovedTransaction: {
            id: string;
            account_id: string;
        };
        RevokeApiKeyResponse: {
            /** @constant */
            success: true;
            data: {
                keyId: string;
                name: string;
                /** Format: date-time */
                revokedAt: string;
            };
            made: {
                keyId: string;
                name: string;
            }[];
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        RotateApiKeyResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["NewApiKey"];
            replaced: {
                keyId: string;
                validUntil: string | null;
            };
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        Signal: {
            /** @description The same over imports and new row ids. */
            id: string;
            /** @enum {string} */
            kind: "double_charge" | "price_rise" | "new_subscription" | "trial_turned_paid" | "subscription_after_cancel" | "unusual_amount" | "fee_charged" | "income_missing" | "bill_higher" | "low_balance_ahead" | "duplicate_connection" | "consent_ending";
            /** @enum {string} */
            severity: "high" | "medium" | "low";
            /**
             * @description `resolved`: its evidence is gone.
             * @enum {string}
             */
            status: "new" | "seen" | "dismissed" | "resolved";
            /** @description Of a dismissal. */
            reason: ("expected" | "wrong" | "cancelled") | null;
            /** Format: date-time */
            found_at: string;
            /** Format: date */
            date: string;
            /** @description Positive. */
            amount: number | null;
            merchant: string | null;
            category: string | null;
            account_id: string | null;
            /** @description In Brazilian Portuguese. */
            sentence: string;
            sentence_en: string;
            evidence: {
                transaction_ids: string[];
                stream_id: string | null;
                bill_id: string | null;
                item_ids: string[];
            };
        };
        SpendingLimit: {
            id: string;
            category: string;
            limitAmount: number;
            /** @enum {string} */
            period: "daily" | "weekly" | "biweekly" | "monthly";
            isActive: boolean;
            isRecurring: boolean;
            periodStart: string | null;
            userId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SpendingSummary: {
            period: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            };
            group_by: string;
            totals: {
                /** @description `gross` - `refunds`; may be negative. */
                spending: number;
                /** @description Spending before refunds. */
                gross: number;
                /** @description Every refund of the dates. */
                refunds: number;
                /** @description Rows of spending. */
                count: number;
            };
            groups: {
                key: string;
                name: string;
                /** @description Net of refunds; negative where more was given back than spent. */
                amount: number;
                /** @description Of the spending of the period, four decimals. */
                share: number;
                count: number;
                /** @description In the period compared with; null without one, by month and by day. */
                previous_amount: number | null;
                /** @description In percent; null without something to compare with. */
                change: number | null;
            }[];
            /** @description What `top` left out. */
            others: {
                groups: number;
                amount: number;
                count: number;
            } | null;
            comparison: {
                period: {
                    /** Format: date */
                    from: string;
                    /** Format: date */
                    to: string;
                };
                spending: number;
                difference: number;
                /** @description In percent; null without something to compare with. */
                change: number | null;
            } | null;
            /** @description Rows in other currencies, which no sum holds. */
            left_out: number;
        };
        StructuredAccount: {
            credit_cards: {
                [key: string]: components["schemas"]["StructuredCard"];
            };
            bank_transfer: components["schemas"]["StructuredTransaction"][];
            received: components["schemas"]["StructuredTransaction"][];
            total_credit_card_payments: number;
            total_credit_card_purchases: number;
            total_bank_transfer: number;
            total_received: number;
        };
        StructuredCard: {
            payments: components["schemas"]["StructuredTransaction"][];
            purchases: components["schemas"]["StructuredTransaction"][];
            /** @description Refunds included. */
            total_payments: number;
            total_purchases: number;
            total_refunds: number;
        };
        StructuredTransaction: {
            /** Format: date */
            date: string;
            category: string | null;
            amount: number;
            currency: string;
            account_info: components["schemas"]["TransactionAccount"];
            /** @enum {string} */
            type: "DEBIT" | "CREDIT";
            category_source: ("user" | "bank" | "rules") | null;
            merchant: string;
            note: string | null;
            description: string;
            /** @enum {string} */
            transaction_type: "credit_card" | "bank_transfer" | "received";
            /** @description A `refund` is listed with the payments of its card. */
            transaction_subtype: ("payment" | "purchase" | "refund") | null;
            /** @description When the bill with this installment is due, as `dueDate` in get-installments; null for anything else. */
            installment_due_date: string | null;
        };
        StructuredTransactions: {
            /** @constant */
            type: "structured";
            transactions: {
                accounts: {
                    [key: string]: components["schemas"]["StructuredAccount"];
                };
            };
            summary: {
                /** @description Card purchases and all bank debits except bill payments: own transfers and investments count too, refunds do not. What was spent, net of refunds: `summarize-spending`. */
                total_spent: number;
                total_received: number;
                total_bank_transfer: number;
                /** @description What cards gave back. */
                total_refunds: number;
                /** @description `total_spent` less `total_refunds`. */
                net_spent: number;
                period: string;
                by_category: {
                    [key: string]: {
                        total: number;
                        count: number;
                    };
                };
                /** @description What was spent on each day on which something was; they sum to `total_spent`. */
                by_day: {
                    [key: string]: number;
                };
                /** @description Days with rows, in order; they sum to `total_spent` and `total_received`. */
                days: {
                    /** Format: date */
                    date: string;
                    spent: number;
                    received: number;
                }[];
                top_transactions: components["schemas"]["StructuredTransaction"][];
            };
        };
        SummarizeSpendingResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["SpendingSummary"];
            interpretation?: {
                startDate: string | null;
                endDate: string | null;
                /** @description Left out, both days included. */
                excludedPeriods: {
                    /** Format: date */
                    startDate: string;
                    /** Format: date */
                    endDate: string;
                }[];
                type: ("DEBIT" | "CREDIT") | null;
                /** @description Canonical names, each with all below it. */
                categories: string[];
                /** @description Words of the user's own rows. */
                merchants: string[];
                /** @description With categories and merchants both: whether a row must be of both or of either. */
                match: ("all" | "any") | null;
                excludedCategories: string[];
                excludedMerchants: string[];
                /** @description Moves between own accounts, as the rows tell: `only` these, or `none` of them. */
                ownMoves: ("only" | "none") | null;
                /** @description Of the absolute amount, included. */
                minAmount: number | null;
                /** @description Of the absolute amount, included. */
                maxAmount: number | null;
                accountType: ("BANK" | "CREDIT" | "INVESTMENT" | "LOAN") | null;
                accountSubtype: ("CHECKING_ACCOUNT" | "SAVINGS_ACCOUNT" | "CREDIT_CARD" | "PAYMENT_ACCOUNT") | null;
                accounts: {
                    id: string;
                    name: string;
                }[];
                status: ("POSTED" | "PENDING")[];
                /** @description Only rows that are such an installment. */
                installments: {
                    /**
                     * @description `last`: of its purchase; `none`: rows that are no installment, paid at once.
                     * @enum {string}
                     */
                    which: "any" | "last" | "none";
                    /** @description Of the installment, from 1. */
                    number: number | null;
                    /** @description Installments that the purchase was split in. */
                    total: number | null;
                    /** @description Bound of `total`, included. */
                    minTotal: number | null;
                    /** @description Bound of `total`, included. */
                    maxTotal: number | null;
                } | null;
                /** @description Of the rows that all else selects only these; one order of amounts is listed by amount, others newest first; any of several. */
                ranking: {
                    /**
                     * @description Of the absolute amount, BRL before other currencies, or of the date; ties as listed.
                     * @enum {string}
                     */
                    by: "largest" | "smallest" | "latest" | "earliest";
                    count: number;
                    /**
                     * @description `spending`: without payments of card bills, transfers between own accounts and investments.
                     * @enum {string}
                     */
                    of: "spending" | "all";
                    /** @description Only the rows of this order compete: `a maior das últimas 10`. */
                    within: {
                        /** @enum {string} */
                        by: "largest" | "smallest" | "latest" | "earliest";
                        count: number;
                    } | null;
                }[];
                /** @description Where nothing else was understood: words that a row must have in its description, merchant, note or category. */
                texts: string[];
                /** @description Whether rows answer the message. False: do not give their sum as the answer; see `reason`. */
                answerable: boolean;
                /** @description Why rows do not answer; null where they do. */
                reason: ("future" | "command" | "not_about_money" | "needs_other_operation") | null;
                /** @description The operation that answers instead (`get-balance`; its tool is `getBalance`), or null. */
                operation: string | null;
                /** @description Words that filter nothing because they were not understood; at most 20. */
                unread: string[];
            };
            freshness: components["schemas"]["Freshness"];
            /** Format: date-time */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        SynchronizationDetails: {
            totalItems: number;
            completed: components["schemas"]["SynchronizationGroup"];
            inProgress: components["schemas"]["SynchronizationGroup"];
            needsUserInput: components["schemas"]["SynchronizationGroup"];
            loginErrors: components["schemas"]["SynchronizationGroup"];
            outdated: components["schemas"]["SynchronizationGroup"];
            partialSuccess: components["schemas"]["SynchronizationGroup"];
            failed: components["schemas"]["SynchronizationGroup"];
        };
        SynchronizationGroup: {
            count: number;
            items: components["schemas"]["SynchronizationItem"][];
        };
        SynchronizationItem: {
            itemId: string;
            connectorName: string;
            /** @enum {string} */
            status: "UPDATED" | "UPDATING" | "MERGING" | "WAITING_USER_INPUT" | "WAITING_USER_ACTION" | "LOGIN_ERROR" | "OUTDATED";
            /** @enum {string} */
            executionStatus: "SUCCESS" | "PARTIAL_SUCCESS" | "ERROR";
            error?: string;
        } | {
            itemId?: string;
            connectorName?: string;
            error: string;
        };
        TestWebhookResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["WebhookDelivery"];
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        Transaction: {
            id: string;
            description: string;
            category: string | null;
            currency_code: string;
            amount: number;
            balance: number | null;
            /** Format: date */
            date: string;
            /** @enum {string} */
            type: "DEBIT" | "CREDIT";
            /** @enum {string} */
            status: "POSTED" | "PENDING";
            account_name: string;
            account_type: string;
            account_subtype: string;
            account_marketing_name: string;
            account_id: string;
            connector_name: string | null;
            /** @description What the user calls the account; null until it has such a name. */
            custom_name: string | null;
            merchant: string | null;
            /** @description What the user wrote beside it. */
            note: string | null;
            /** @description Who chose the category: `rules` are ours, for rows without one of the bank. Null without a category. */
            category_source: ("user" | "bank" | "rules") | null;
            /**
             * @description Where the row comes from.
             * @enum {string}
             */
            source: "bank" | "file" | "hand";
            installment_number: number | null;
            total_installments: number | null;
            /** @description When the bill with this installment is due, as `dueDate` in get-installments; null for anything else. */
            installment_due_date: string | null;
        };
        TransactionAccount: {
            id: string;
            name: string;
            type: string;
            subtype: string;
            brand: string | null;
            level: string | null;
            status: string | null;
            connector_name: string;
            /** @description What the user calls the account; null until it has such a name. */
            custom_name: string | null;
        };
        Upcoming: {
            /** @description Null where no bank reported a balance and no `startingBalance` is given; then all balances are. */
            starting_balance: number | null;
            ending_balance: number | null;
            balances: {
                checking: number | null;
                savings: number | null;
            };
            /** @description Accounts whose balance their bank does not tell; no sum holds them. */
            unknown_balances: number;
            lowest: {
                /** Format: date */
                date: string;
                balance: number;
            } | null;
            totals: {
                inflow: number;
                outflow: number;
                by_kind: {
                    bill: number;
                    open_bill: number;
                    future_bill: number;
                    reminder: number;
                    recurring: number;
                    /** @description Rows that a bank lists for a later day. */
                    scheduled: number;
                    /** @description Only with `assume`: what it adds. */
                    assumed?: number;
                };
            };
            items: components["schemas"]["UpcomingItem"][];
            days: components["schemas"]["UpcomingDay"][];
            /** @description Everyday spending, which no item holds: spending without recurring streams, installments and what reminders are about. Null with fewer than two whole months. */
            usual: components["schemas"]["UsualSpending"] | null;
            lowest_usual: {
                /** Format: date */
                date: string;
                balance: number;
            } | null;
            ending_usual: number | null;
            /** @description What the forecast counts, in Portuguese. */
            basis: string;
            /** @description Only with `assume`: the same call without it. */
            baseline?: {
                ending_balance: number | null;
                lowest: {
                    /** Format: date */
                    date: string;
                    balance: number;
                } | null;
                ending_usual: number | null;
                lowest_usual: {
                    /** Format: date */
                    date: string;
                    balance: number;
                } | null;
            };
            /** @description Streams and scheduled rows in other currencies, which no item holds. */
            left_out: number;
        };
        UpcomingDay: {
            /** Format: date */
            date: string;
            inflow: number;
            outflow: number;
            /** @description At the end of the day, by what is known; null where no bank reported a balance to start from. */
            balance: number | null;
            /** @description The same with everyday spending (`usual`); null where there is no estimate. */
            usual_balance: number | null;
        };
        UpcomingItem: {
            /** Format: date */
            date: string;
            /** @enum {string} */
            kind: "bill" | "open_bill" | "future_bill" | "reminder" | "recurring" | "scheduled" | "assumed";
            description: string;
            /** @description BRL, negative out, positive in; null for a reminder that says no amount, which no sum holds. */
            amount: number | null;
            /** @enum {string} */
            certainty: "fixed" | "estimated";
            category: string | null;
            account_id: string | null;
            /** @description Bill, reminder, recurring stream, or the row that the bank has scheduled. */
            source_id: string | null;
            /** @description Reminders, streams and scheduled rows that are this payment or part of it. */
            covers: string[];
            is_overdue: boolean;
            /** @description Of an open bill: `net_bill_amount` of get-bill-summary; `amount` is -(so_far + expected). Else null. */
            so_far: number | null;
            /** @description Of an open bill: charges that it will hold too, recurring ones and installments. Else null. */
            expected: number | null;
            /**
             * @description It is new, or changed, by an assumption of `assume`; absent on every other item.
             * @constant
             */
            assumed?: true;
        };
        UpdateAccountResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["Account"];
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        UpdatePaymentReminderResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["UpdatedPaymentReminder"];
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        UpdateSignalResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["Signal"];
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        UpdateSpendingLimitResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["SpendingLimit"];
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        UpdateTransactionResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["Transaction"];
            /** @description How many transactions show it; with `applyToSimilar` more than one. Where those are in more account-months than one transaction of the table holds, the oldest follow within seconds, and `message` says so. */
            changedRows: number;
            /** @description The dashboard undoes a change with `applyToSimilar` by it, within an hour; else null. */
            undo_id: string | null;
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        UpdateWebhookResponse: {
            /** @constant */
            success: true;
            data: components["schemas"]["UpdatedWebhook"];
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        UpdatedPaymentReminder: {
            id: string;
            title: string;
            amount: number | null;
            /** Format: date */
            dueDate: string;
            /** Format: date-time */
            reminderTime: string;
            /** @enum {string} */
            status: "active" | "completed" | "inactive";
            isRecurring: boolean;
            recurrencePattern: ("daily" | "weekly" | "monthly" | "yearly") | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            recurrenceTime: string;
        };
        UpdatedWebhook: {
            webhookId: string;
            url: string;
            events: ("transactions.changed" | "connection.updated" | "connection.needs_action" | "limit.reached" | "reminder.sent" | "bill.closed" | "recurring.changed" | "signal.found" | "key.created" | "key.revoked")[];
            /** @enum {string} */
            status: "active" | "paused" | "disabled";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The first failure since the last success. */
            failingSince: string | null;
            disabledAt: string | null;
            /** @description Until then deliveries are signed with the secret before the last rotation, too. */
            previousSecretUntil: string | null;
            secret: string | null;
        };
        UsualSpending: {
            /** @description BRL a month: the sum of `by_category`. */
            per_month: number;
            /** @description The smallest total of up to six whole months, or `per_month`. */
            low: number;
            /** @description The largest one. */
            high: number;
            /** @description Whole months whose median it is, the latest first. */
            months: string[];
            by_category: {
                category: string;
                /** @description Median of the months, of two the mean; get-cash-flow without what is known. */
                per_month: number;
            }[];
        };
        Webhook: {
            webhookId: string;
            url: string;
            events: ("transactions.changed" | "connection.updated" | "connection.needs_action" | "limit.reached" | "reminder.sent" | "bill.closed" | "recurring.changed" | "signal.found" | "key.created" | "key.revoked")[];
            /** @enum {string} */
            status: "active" | "paused" | "disabled";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The first failure since the last success. */
            failingSince: string | null;
            disabledAt: string | null;
            /** @description Until then deliveries are signed with the secret before the last rotation, too. */
            previousSecretUntil: string | null;
        };
        WebhookDelivery: {
            deliveryId: string;
            webhookId: string;
            /** @enum {string} */
            eventType: "transactions.changed" | "connection.updated" | "connection.needs_action" | "limit.reached" | "reminder.sent" | "bill.closed" | "recurring.changed" | "signal.found" | "key.created" | "key.revoked" | "webhook.test";
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            attempts: number;
            responseCode: number | null;
            durationMs: number | null;
            error: ("http_status" | "timeout" | "unreachable" | "unresolved" | "address_not_allowed" | "webhook_not_active" | "webhook_deleted") | null;
            /** Format: date-time */
            createdAt: string;
            lastAttemptAt: string | null;
            nextAttemptAt: string | null;
            payload: {
                type: string;
                /** Format: date-time */
                timestamp: string;
                data: {
                    [key: string]: unknown;
                };
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Id of the request, also in the logs. */
        "X-Request-Id": string;
        /** @description How many calls (`q`) a window of so many seconds (`w`) has; where calls are limited. */
        "RateLimit-Policy": string;
        /** @description How many calls remain (`r`) until the window ends in so many seconds (`t`). */
        RateLimit: string;
        /** @description Names of the request that the operation does not have, separated by commas; at most ten. */
        "Saldo-Ignored": string;
        /** @description Seconds to wait. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getTransactions: {
        parameters: {
            query?: {
                /**
                 * @description First day, included. Default: 3 months ago.
                 * @example 2026-01-01
                 */
                startDate?: string;
                /**
                 * @description Last day, included. Default: today.
                 * @example 2026-01-31
                 */
                endDate?: string;
                /**
                 * @description At most 50 category names, in Portuguese or English; a parent covers its children. Comma-separated.
                 * @example Alimentação
                 */
                categories?: string;
                /** @description Smallest signed amount, included. */
                minAmount?: number;
                /** @description Largest signed amount, included. */
                maxAmount?: number;
                /** @description Only accounts of this type. */
                accountType?: "BANK" | "CREDIT" | "INVESTMENT" | "LOAN";
                /** @description Only accounts of this subtype. */
                accountSubtype?: "CHECKING_ACCOUNT" | "SAVINGS_ACCOUNT" | "CREDIT_CARD" | "PAYMENT_ACCOUNT";
                /**
                 * @description Only transactions of these statuses. Comma-separated.
                 * @example [
                 *       "POSTED",
                 *       "PENDING"
                 *     ]
                 */
                includeStatus?: ("POSTED" | "PENDING")[];
                /**
                 * @description `raw`: a list; `structured`: grouped per account, with totals.
                 * @example structured
                 */
                format?: "raw" | "structured";
                /**
                 * @description A request in natural language (Portuguese or English) that narrows the result: dates and holidays, amounts, direction, categories, merchants, accounts, statuses, installments, and how many rows of an order (`5 maiores gastos`); `interpretation` tells what was understood.
                 * @example gastos com delivery no cartão acima de 50 reais
                 */
                clientMessage?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTransactionsResponse"];
                };
            };
            /**
             * @description - `Invalid startDate`: `startDate` is invalid; `received` echoes it
             *     - `Invalid endDate`: `endDate` is invalid; `received` echoes it
             *     - `Invalid categories`: `categories` is invalid; `received` echoes it
             *     - `Invalid minAmount`: `minAmount` is invalid; `received` echoes it
             *     - `Invalid maxAmount`: `maxAmount` is invalid; `received` echoes it
             *     - `Invalid accountType`: `accountType` is invalid; `received` echoes it
             *     - `Invalid accountSubtype`: `accountSubtype` is invalid; `received` echoes it
             *     - `Invalid includeStatus`: `includeStatus` is invalid; `received` echoes it
             *     - `Invalid format`: `format` is invalid; `received` echoes it
             *     - `Invalid clientMessage`: `clientMessage` is invalid; `received` echoes it
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid startDate" | "Invalid endDate" | "Invalid categories" | "Invalid minAmount" | "Invalid maxAmount" | "Invalid accountType" | "Invalid accountSubtype" | "Invalid includeStatus" | "Invalid format" | "Invalid clientMessage";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBalanceResponse"];
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    getBalanceByAccount: {
        parameters: {
            query: {
                /**
                 * @description Id of a bank account of the user.
                 * @example 0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10
                 */
                accountId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBalanceByAccountResponse"];
                };
            };
            /**
             * @description - `Account ID is required`: `accountId` is missing
             *     - `Account is not a bank account`: the account is a credit card
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Account ID is required" | "Account is not a bank account";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Account not found`: the account does not exist or belongs to another user */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Account not found";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Failed to get balance by account id from database`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Failed to get balance by account id from database";
                    };
                };
            };
            /** @description - `Failed to get balance by account id from database`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Failed to get balance by account id from database";
                    };
                };
            };
        };
    };
    getAccounts: {
        parameters: {
            query?: {
                /** @description Also lists accounts that their institution no longer lists, with `closedAt`. */
                includeClosed?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAccountsResponse"];
                };
            };
            /** @description - `Invalid includeClosed`: `includeClosed` is invalid; `received` echoes it */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid includeClosed";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    getBills: {
        parameters: {
            query?: {
                /**
                 * @description Only bills of this card.
                 * @example 0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10
                 */
                accountId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBillsResponse"];
                };
            };
            /** @description - `Invalid accountId`: `accountId` is invalid; `received` echoes it */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid accountId";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    getBillSummary: {
        parameters: {
            query?: {
                /**
                 * @description Only this card.
                 * @example 0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10
                 */
                accountId?: string;
                /**
                 * @description Closing day of the card named by `accountId`.
                 * @example 10
                 */
                closingDay?: number;
                /** @description Overrides the start of the period, included. */
                startDate?: string;
                /** @description Overrides the end of the period, excluded. */
                endDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBillSummaryResponse"];
                };
            };
            /**
             * @description - `Invalid accountId`: `accountId` is invalid; `received` echoes it
             *     - `Invalid closingDay`: `closingDay` is invalid; `received` echoes it
             *     - `Invalid startDate`: `startDate` is invalid; `received` echoes it
             *     - `Invalid endDate`: `endDate` is invalid; `received` echoes it
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid accountId" | "Invalid closingDay" | "Invalid startDate" | "Invalid endDate";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    manageClosingDate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operation": "INSERT",
                 *       "accountId": "0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10",
                 *       "closingDay": 10,
                 *       "notes": "Fecha dia 10"
                 *     }
                 */
                "application/json": components["schemas"]["ManageClosingDateRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManageClosingDateResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing operation`: `operation` is none of the five
             *     - `Invalid accountId`: `accountId` is no text
             *     - `Invalid closingDay`: `closingDay` is no integer from 1 to 31
             *     - `Invalid isActive`: `isActive` is not a boolean
             *     - `Invalid notes`: `notes` is no text of at most 500 characters
             *     - `Invalid closingDateId`: `closingDateId` is no text
             *     - `Account ID and closing day are required for INSERT operation`: INSERT without `accountId` or `closingDay`
             *     - `Closing date already exists for this account`: INSERT on a card that has one
             *     - `Account is not a credit card`: INSERT on an account that is no credit card
             *     - `Account ID is required for UPDATE operation`: UPDATE without `accountId`
             *     - `No updates provided`: UPDATE without a field to change
             *     - `Closing date ID is required for DELETE operation`: DELETE without `closingDateId`
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing operation" | "Invalid accountId" | "Invalid closingDay" | "Invalid isActive" | "Invalid notes" | "Invalid closingDateId" | "Account ID and closing day are required for INSERT operation" | "Closing date already exists for this account" | "Account is not a credit card" | "Account ID is required for UPDATE operation" | "No updates provided" | "Closing date ID is required for DELETE operation";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` or `write`
             *     - `Closing date does not belong to user`: the record is owned by another user
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope" | "Closing date does not belong to user";
                    };
                };
            };
            /**
             * @description - `Account not found`: INSERT on no account of the user
             *     - `Closing date not found`: no such closing date
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Account not found" | "Closing date not found";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    manualUpdate: {
        parameters: {
            query?: {
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualUpdateResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `No connected accounts found`: the user has no connected accounts
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "No connected accounts found";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `sync` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    getExpensiveCategories: {
        parameters: {
            query?: {
                /**
                 * @description First day, included. Default: 7 days ago.
                 * @example 2026-01-01
                 */
                startDate?: string;
                /**
                 * @description Last day, included. Default: today.
                 * @example 2026-01-07
                 */
                endDate?: string;
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExpensiveCategoriesResponse"];
                };
            };
            /**
             * @description - `Invalid startDate`: `startDate` is invalid; `received` echoes it
             *     - `Invalid endDate`: `endDate` is invalid; `received` echoes it
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid startDate" | "Invalid endDate";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    getInstallments: {
        parameters: {
            query?: {
                /**
                 * @description First day of purchase, included. Default: first day of the month three months ago.
                 * @example 2026-01-01
                 */
                startDate?: string;
                /**
                 * @description Last day of purchase, included. Default: last day of the current month.
                 * @example 2026-03-31
                 */
                endDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetInstallmentsResponse"];
                };
            };
            /**
             * @description - `Invalid startDate`: `startDate` is invalid; `received` echoes it
             *     - `Invalid endDate`: `endDate` is invalid; `received` echoes it
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid startDate" | "Invalid endDate";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    getRecurring: {
        parameters: {
            query?: {
                /**
                 * @description Only what comes in or only what goes out.
                 * @example outflow
                 */
                direction?: "inflow" | "outflow";
                /**
                 * @description `active` has active, late and early ones.
                 * @example active
                 */
                status?: "active" | "ended" | "all";
                /** @description Only streams of this account. */
                accountId?: string;
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRecurringResponse"];
                };
            };
            /**
             * @description - `Invalid direction`: `direction` is invalid; `received` echoes it
             *     - `Invalid status`: `status` is invalid; `received` echoes it
             *     - `Invalid accountId`: `accountId` is invalid; `received` echoes it
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid direction" | "Invalid status" | "Invalid accountId";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    getUpcoming: {
        parameters: {
            query?: {
                /**
                 * @description Days ahead, from today, both included.
                 * @example 30
                 */
                days?: number;
                /** @description BRL to start from. Default: the sum of the bank accounts. */
                startingBalance?: number;
                /** @description Only what touches this account; of a card, its bills. */
                accountId?: string;
                /** @description What if: a JSON list of 1 to 10 of once {amount, date}, monthly {amount, from, until?}, installments {amount, n, accountId, date?}: the whole on a card, without {streamId}, income {streamId, amount, from?}; name?, accountId? with the first two, name? with the third. Amounts are signed as in `items`; dates from today to 366 days later. streamId: `id` of get-recurring. */
                assume?: string;
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUpcomingResponse"];
                };
            };
            /**
             * @description - `Invalid days`: `days` is invalid; `received` echoes it
             *     - `Invalid startingBalance`: `startingBalance` is invalid; `received` echoes it
             *     - `Invalid accountId`: `accountId` is invalid; `received` echoes it
             *     - `Invalid assume`: `assume` is invalid; `received` echoes it
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid days" | "Invalid startingBalance" | "Invalid accountId" | "Invalid assume";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    getCashFlow: {
        parameters: {
            query?: {
                /**
                 * @description Calendar months, the running one included.
                 * @example 6
                 */
                months?: number;
                /** @description Only accounts of this type. */
                accountType?: "BANK" | "CREDIT" | "INVESTMENT" | "LOAN";
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCashFlowResponse"];
                };
            };
            /**
             * @description - `Invalid months`: `months` is invalid; `received` echoes it
             *     - `Invalid accountType`: `accountType` is invalid; `received` echoes it
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid months" | "Invalid accountType";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    summarizeSpending: {
        parameters: {
            query?: {
                /**
                 * @description First day, included. Default: the first day of the running month.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description Last day, included. Default: today.
                 * @example 2026-01-31
                 */
                to?: string;
                /**
                 * @description What a row of the answer is.
                 * @example merchant
                 */
                groupBy?: "category" | "merchant" | "month" | "account" | "day";
                /**
                 * @description Natural language that narrows the rows, as `clientMessage` of get-transactions.
                 * @example mercado e farmácia
                 */
                filter?: string;
                /**
                 * @description A second period: `previous`, a month `2026-09` or dates `2026-09-01..2026-09-15`.
                 * @example 2025-12
                 */
                compareTo?: string;
                /**
                 * @description Only so many groups, the largest; `others` sums the rest.
                 * @example 10
                 */
                top?: number;
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SummarizeSpendingResponse"];
                };
            };
            /**
             * @description - `Invalid from`: `from` is invalid; `received` echoes it
             *     - `Invalid to`: `to` is invalid; `received` echoes it
             *     - `Invalid groupBy`: `groupBy` is invalid; `received` echoes it
             *     - `Invalid filter`: `filter` is invalid; `received` echoes it
             *     - `Invalid compareTo`: `compareTo` is invalid; `received` echoes it
             *     - `Invalid top`: `top` is invalid; `received` echoes it
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid from" | "Invalid to" | "Invalid groupBy" | "Invalid filter" | "Invalid compareTo" | "Invalid top";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    getChanges: {
        parameters: {
            query?: {
                /** @description `next_cursor` of an earlier answer, as it came. Without it: everything. */
                cursor?: string;
                /**
                 * @description Most transactions of an answer, all three lists together.
                 * @example 100
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetChangesResponse"];
                };
            };
            /**
             * @description - `Invalid cursor`: `cursor` is invalid; `received` echoes it
             *     - `Invalid limit`: `limit` is invalid; `received` echoes it
             *     - `Invalid cursor`: `cursor` was changed, or is that of another user
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid cursor" | "Invalid limit" | "Invalid cursor";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Cursor expired`: `cursor` is older than 90 days */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Cursor expired";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    updateTransaction: {
        parameters: {
            query?: {
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transactionId": "0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10",
                 *       "category": "Supermercado",
                 *       "applyToSimilar": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTransactionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateTransactionResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing transactionId`: `transactionId` is missing
             *     - `No updates provided`: none of `category`, `merchant`, `note` is given
             *     - `Invalid category`: `category` is no known name; the nearest are in `message`
             *     - `Invalid merchant`: `merchant` is neither a text of 1 to 120 characters nor null
             *     - `Invalid note`: `note` is neither a text of 1 to 500 characters nor null
             *     - `Invalid applyToSimilar`: `applyToSimilar` is no boolean, or is true where the bank names no merchant
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing transactionId" | "No updates provided" | "Invalid category" | "Invalid merchant" | "Invalid note" | "Invalid applyToSimilar";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `write` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Transaction not found`: no such transaction, or it is of another user */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Transaction not found";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: {
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accountId": "0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10",
                 *       "customName": "Conta da casa"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateAccountRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateAccountResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing accountId`: `accountId` is missing
             *     - `No updates provided`: `customName` is missing
             *     - `Invalid customName`: `customName` is neither a text of 1 to 60 characters nor null
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing accountId" | "No updates provided" | "Invalid customName";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `write` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Account not found`: no such account, or it is of another user */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Account not found";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    createSpendingLimit: {
        parameters: {
            query?: {
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "category": "Alimentação",
                 *       "limitAmount": 800,
                 *       "period": "monthly"
                 *     }
                 */
                "application/json": components["schemas"]["CreateSpendingLimitRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSpendingLimitResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing category`: `category` is not a non-empty string
             *     - `Invalid or missing limitAmount`: `limitAmount` is not a positive number
             *     - `Invalid or missing period`: `period` is none of the four
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing category" | "Invalid or missing limitAmount" | "Invalid or missing period";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `write`
             *     - `Quota exceeded`: the plan has no room for one more active limit, or 500 are kept, active or not
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope" | "Quota exceeded";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    confirmSpendingLimit: {
        parameters: {
            query?: {
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "category": "Alimentação",
                 *       "limitAmount": 800,
                 *       "period": "monthly",
                 *       "isRecurring": true,
                 *       "startNextPeriod": false
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmSpendingLimitRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmSpendingLimitResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing category`: `category` is not a non-empty string
             *     - `Invalid or missing limitAmount`: `limitAmount` is not a positive number
             *     - `Invalid or missing period`: `period` is none of the four
             *     - `Invalid isRecurring`: `isRecurring` is not a boolean
             *     - `Invalid startNextPeriod`: `startNextPeriod` is not a boolean
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing category" | "Invalid or missing limitAmount" | "Invalid or missing period" | "Invalid isRecurring" | "Invalid startNextPeriod";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             *     - `Authentication failed`: the session holds no user
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled" | "Authentication failed";
                    };
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `write`
             *     - `Quota exceeded`: the plan has no room for one more active limit, or 500 are kept, active or not
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope" | "Quota exceeded";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    updateSpendingLimit: {
        parameters: {
            query?: {
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limitId": "0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10",
                 *       "limitAmount": 950.5
                 *     }
                 */
                "application/json": components["schemas"]["UpdateSpendingLimitRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSpendingLimitResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing limitId`: `limitId` is missing
             *     - `No updates provided`: no updatable field is given
             *     - `Invalid category`: `category` is not a non-empty string
             *     - `Invalid limitAmount`: `limitAmount` is not a positive number
             *     - `Invalid period`: `period` is none of the four
             *     - `Invalid isActive`: `isActive` is not a boolean
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing limitId" | "No updates provided" | "Invalid category" | "Invalid limitAmount" | "Invalid period" | "Invalid isActive";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `write`
             *     - `Access denied`: the limit belongs to another user
             *     - `Quota exceeded`: reactivation finds no room in the plan
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope" | "Access denied" | "Quota exceeded";
                    };
                };
            };
            /** @description - `Spending limit not found`: no such limit */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Spending limit not found";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    deleteSpendingLimit: {
        parameters: {
            query: {
                /**
                 * @description Id of the limit.
                 * @example 0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10
                 */
                limitId: string;
                /**
                 * @description True removes the record for good; it cannot be undone.
                 * @example false
                 */
                hardDelete?: boolean;
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSpendingLimitResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid hardDelete`: `hardDelete` is invalid; `received` echoes it
             *     - `Invalid or missing limitId`: `limitId` is missing
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid hardDelete" | "Invalid or missing limitId";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `write`
             *     - `Access denied`: the limit belongs to another user
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope" | "Access denied";
                    };
                };
            };
            /** @description - `Spending limit not found`: no such limit */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Spending limit not found";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    listSpendingLimits: {
        parameters: {
            query?: {
                /**
                 * @description Also list deactivated limits.
                 * @example true
                 */
                includeInactive?: boolean;
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSpendingLimitsResponse"];
                };
            };
            /** @description - `Invalid includeInactive`: `includeInactive` is invalid; `received` echoes it */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid includeInactive";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    createPaymentReminder: {
        parameters: {
            query?: {
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Aluguel",
                 *       "dueDate": "2026-02-05",
                 *       "amount": 1850.9,
                 *       "reminderTime": "2026-02-04T12:00:00.000Z",
                 *       "isRecurring": true,
                 *       "recurrencePattern": "monthly"
                 *     }
                 */
                "application/json": components["schemas"]["CreatePaymentReminderRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatePaymentReminderResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing title`: `title` is not a non-empty string
             *     - `Invalid or missing dueDate`: `dueDate` is not an existing date
             *     - `Invalid amount`: `amount` is not a number of BRL
             *     - `Invalid reminderTime`: `reminderTime` is not an ISO 8601 date-time
             *     - `Invalid recurrence configuration`: `isRecurring` without a `recurrencePattern`, or one of them is invalid
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing title" | "Invalid or missing dueDate" | "Invalid amount" | "Invalid reminderTime" | "Invalid recurrence configuration";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `write`
             *     - `Quota exceeded`: the plan has no room for one more active reminder, or 500 are kept, active or not
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope" | "Quota exceeded";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    updatePaymentReminder: {
        parameters: {
            query?: {
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reminderId": "0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10",
                 *       "amount": 1900,
                 *       "recurrenceTime": "14h30"
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePaymentReminderRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatePaymentReminderResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing reminderId`: `reminderId` is missing
             *     - `Invalid title`: `title` is not a non-empty string
             *     - `Invalid amount`: `amount` is neither a number of BRL nor null
             *     - `Invalid dueDate format`: `dueDate` is not an existing date
             *     - `Invalid reminderTime`: `reminderTime` is not an ISO 8601 date-time
             *     - `Invalid recurrenceTime`: `recurrenceTime` is not a time such as `8h` or `14h30`
             *     - `Invalid newStatus`: `newStatus` is none of the three
             *     - `No updates provided`: no updatable field is given
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing reminderId" | "Invalid title" | "Invalid amount" | "Invalid dueDate format" | "Invalid reminderTime" | "Invalid recurrenceTime" | "Invalid newStatus" | "No updates provided";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `write`
             *     - `Unauthorized`: the reminder belongs to another user
             *     - `Quota exceeded`: reactivation finds no room in the plan
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope" | "Unauthorized" | "Quota exceeded";
                    };
                };
            };
            /** @description - `Reminder not found`: no such reminder */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Reminder not found";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    deletePaymentReminder: {
        parameters: {
            query: {
                /**
                 * @description Id of the reminder.
                 * @example 0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10
                 */
                reminderId: string;
                /**
                 * @description True removes the record for good; it cannot be undone.
                 * @example false
                 */
                hardDelete?: boolean;
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletePaymentReminderResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid hardDelete`: `hardDelete` is invalid; `received` echoes it
             *     - `Invalid or missing reminderId`: `reminderId` is missing
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid hardDelete" | "Invalid or missing reminderId";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `write`
             *     - `Permission denied`: the reminder belongs to another user
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope" | "Permission denied";
                    };
                };
            };
            /** @description - `Reminder not found`: no such reminder */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Reminder not found";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    listPaymentReminders: {
        parameters: {
            query?: {
                /**
                 * @description Which reminders to list.
                 * @example upcoming
                 */
                filter?: "active" | "all" | "upcoming" | "overdue";
                /**
                 * @description Days ahead, from today, both included; used with `upcoming`.
                 * @example 7
                 */
                days?: number;
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPaymentRemindersResponse"];
                };
            };
            /**
             * @description - `Invalid filter`: `filter` is invalid; `received` echoes it
             *     - `Invalid days`: `days` is invalid; `received` echoes it
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid filter" | "Invalid days";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    getMemories: {
        parameters: {
            query?: {
                /**
                 * @description What the user said; lasting preferences in it are stored.
                 * @example Prefiro ver os gastos por semana
                 */
                message?: string;
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMemoriesResponse"];
                };
            };
            /** @description - `Invalid message`: `message` is invalid; `received` echoes it */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid message";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` or `memories` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Memory provider not configured`: no memory storage provider is configured on the server
             *     - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Memory provider not configured" | "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    getOpenFinanceConnectionFlow: {
        parameters: {
            query?: {
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOpenFinanceConnectionFlowResponse"];
                };
            };
            /**
             * @description - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `No phone number registered for this user`: the user has no registered phone number, or its owner has answered PARAR
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid Idempotency-Key" | "No phone number registered for this user";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `sync` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `WhatsApp is stopped`: no message goes out by WhatsApp for a while; see `Retry-After`
             *     - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "WhatsApp is stopped" | "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Planilha da casa",
                 *       "scopes": [
                 *         "read",
                 *         "write"
                 *       ],
                 *       "validUntil": "2099-01-20T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateApiKeyResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing name`: `name` is not a non-empty string
             *     - `Invalid scopes`: `scopes` is not a list of scopes
             *     - `Invalid validUntil`: `validUntil` is neither `never` nor an ISO 8601 date-time in the future
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing name" | "Invalid scopes" | "Invalid validUntil";
                    };
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key";
                    };
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `account`
             *     - `Quota exceeded`: the user has 20 keys
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope" | "Quota exceeded";
                    };
                };
            };
            /**
             * @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After`
             *     - `Conflict`: a call with the same `Idempotency-Key` was answered: its secret was shown then, and `keyId` names what it made
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict" | "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListApiKeysResponse"];
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyId": "6mN0pQx1YtBv7cRkZ2wEaS",
                 *       "overlapDays": 3
                 *     }
                 */
                "application/json": components["schemas"]["RotateApiKeyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotateApiKeyResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing keyId`: `keyId` is missing
             *     - `Invalid overlapDays`: `overlapDays` is no integer from 0 to 7
             *     - `API key already rotated`: the key has a successor
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing keyId" | "Invalid overlapDays" | "API key already rotated";
                    };
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key";
                    };
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `account`
             *     - `Quota exceeded`: the user has 20 keys, and the old one is to work for some days more
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope" | "Quota exceeded";
                    };
                };
            };
            /** @description - `API key not found`: the user has no such key */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "API key not found";
                    };
                };
            };
            /**
             * @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After`
             *     - `Conflict`: a call with the same `Idempotency-Key` was answered: its secret was shown then, and `keyId` names what it made
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict" | "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query: {
                /**
                 * @description Id of the key, as list-api-keys shows it.
                 * @example 6mN0pQx1YtBv7cRkZ2wEaS
                 */
                keyId: string;
                /** @description Revokes its successor and the keys that they made, too, at any depth. */
                withMade?: boolean;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokeApiKeyResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid withMade`: `withMade` is invalid; `received` echoes it
             *     - `Invalid or missing keyId`: `keyId` is missing
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid withMade" | "Invalid or missing keyId";
                    };
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `API key not found`: the user has no such key */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "API key not found";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    getApiKeyInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetApiKeyInfoResponse"];
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://app.example.com/saldo",
                 *       "events": [
                 *         "transactions.changed",
                 *         "limit.reached"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWebhookResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing url`: `url` is no https URL on port 443 or 8443, or its host has an address that is not public
             *     - `Invalid or missing events`: `events` is empty or holds something else than events
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing url" | "Invalid or missing events";
                    };
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key";
                    };
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `account`
             *     - `Quota exceeded`: the user has 5 webhooks
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope" | "Quota exceeded";
                    };
                };
            };
            /**
             * @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After`
             *     - `Conflict`: a call with the same `Idempotency-Key` was answered: its secret was shown then, and `webhookId` names what it made
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict" | "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWebhooksResponse"];
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "webhookId": "4kPq2VtYw8RzNcXb7LmDsa",
                 *       "rotateSecret": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateWebhookResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing webhookId`: `webhookId` is missing
             *     - `Invalid or missing url`: `url` is no https URL on port 443 or 8443, or its host has an address that is not public
             *     - `Invalid or missing events`: `events` is empty or holds something else than events
             *     - `Invalid paused`: `paused` is not a boolean
             *     - `Invalid rotateSecret`: `rotateSecret` is not a boolean
             *     - `No fields to update`: there is nothing to change
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing webhookId" | "Invalid or missing url" | "Invalid or missing events" | "Invalid paused" | "Invalid rotateSecret" | "No fields to update";
                    };
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Webhook not found`: the user has no such webhook */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Webhook not found";
                    };
                };
            };
            /**
             * @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After`
             *     - `Conflict`: a call with the same `Idempotency-Key` was answered: its secret was shown then, and `webhookId` names what it made
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict" | "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query: {
                /**
                 * @description Id of the webhook, as list-webhooks shows it.
                 * @example 4kPq2VtYw8RzNcXb7LmDsa
                 */
                webhookId: string;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteWebhookResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing webhookId`: `webhookId` is missing
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing webhookId";
                    };
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Webhook not found`: the user has no such webhook */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Webhook not found";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "webhookId": "4kPq2VtYw8RzNcXb7LmDsa"
                 *     }
                 */
                "application/json": components["schemas"]["TestWebhookRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestWebhookResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing webhookId`: `webhookId` is missing
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing webhookId";
                    };
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Webhook not found`: the user has no such webhook */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Webhook not found";
                    };
                };
            };
            /**
             * @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After`
             *     - `Conflict`: another delivery to this webhook is under way
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict" | "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query: {
                /**
                 * @description Id of the webhook, as list-webhooks shows it.
                 * @example 4kPq2VtYw8RzNcXb7LmDsa
                 */
                webhookId: string;
                /**
                 * @description Deliveries in this answer. Default: 50.
                 * @example 50
                 */
                limit?: number;
                /** @description `nextBefore` of the last answer: the deliveries that are older. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWebhookDeliveriesResponse"];
                };
            };
            /**
             * @description - `Invalid limit`: `limit` is invalid; `received` echoes it
             *     - `Invalid before`: `before` is invalid; `received` echoes it
             *     - `Invalid or missing webhookId`: `webhookId` is missing
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid limit" | "Invalid before" | "Invalid or missing webhookId";
                    };
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Webhook not found`: the user has no such webhook */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Webhook not found";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deliveryId": "4kPq2VtYw8RzNcXb7LmDsa-0199b3f26c1e7a409d573f1c2b8e4a10"
                 *     }
                 */
                "application/json": components["schemas"]["RedeliverWebhookRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeliverWebhookResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing deliveryId`: `deliveryId` is missing
             *     - `Webhook is not active`: the webhook is paused or disabled
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing deliveryId" | "Webhook is not active";
                    };
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Delivery not found`: the user has no such delivery, or its webhook was deleted */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Delivery not found";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    importTransactions: {
        parameters: {
            query?: {
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "Data;Descrição;Valor\n01/01/2026;PADARIA SOL;-12,50\n",
                 *       "name": "extrato.csv",
                 *       "account": {
                 *         "name": "Conta antiga",
                 *         "type": "BANK"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ImportTransactionsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportTransactionsResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing file`: `file` is missing or empty, or no base64
             *     - `File too large`: more than 5,000,000 bytes unpacked, or 20,000 rows
             *     - `Unknown file format`: neither OFX nor CSV
             *     - `Invalid file`: a day or amount that is none
             *     - `No transactions in file`: no line is a transaction
             *     - `Columns not recognized`: no line names date and amount
             *     - `Several accounts in the file`: OFX with several statements, without `statement`
             *     - `Account type differs`: a statement of a card for a bank account, or the reverse
             *     - `Invalid account`: `account` is neither `{ id }` nor a new account
             *     - `Invalid mapping`: `mapping` names no column of the file
             *     - `Invalid fileEncoding`: `fileEncoding` is not base64
             *     - `Invalid name`: `name` is no text of 1 to 200 characters
             *     - `Invalid preview`: `preview` is no boolean
             *     - `Invalid statement`: `statement` is no place of one in the file
             *     - `Invalid skip`: `skip` is no list of lines
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing file" | "File too large" | "Unknown file format" | "Invalid file" | "No transactions in file" | "Columns not recognized" | "Several accounts in the file" | "Account type differs" | "Invalid account" | "Invalid mapping" | "Invalid fileEncoding" | "Invalid name" | "Invalid preview" | "Invalid statement" | "Invalid skip";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `write`
             *     - `Quota exceeded`: 50 accounts without a bank, or 200 files of the account
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope" | "Quota exceeded";
                    };
                };
            };
            /** @description - `Account not found`: no such account, or it is of another user */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Account not found";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListImportsResponse"];
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    deleteImport: {
        parameters: {
            query: {
                /**
                 * @description Of list-imports.
                 * @example 0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10
                 */
                importId: string;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteImportResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing importId`: `importId` is missing
             *     - `Import can no longer be undone`: it is 30 days old
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing importId" | "Import can no longer be undone";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `write` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Import not found`: no such import, or it is of another user */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Import not found";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
    getSignals: {
        parameters: {
            query?: {
                /**
                 * @description `resolved`: the evidence is gone, as after a refund; told by `all` too.
                 * @example new
                 */
                status?: "new" | "seen" | "dismissed" | "resolved" | "all";
                /** @description Only signals of this kind. */
                kind?: "double_charge" | "price_rise" | "new_subscription" | "trial_turned_paid" | "subscription_after_cancel" | "unusual_amount" | "fee_charged" | "income_missing" | "bill_higher" | "low_balance_ahead" | "duplicate_connection" | "consent_ending";
                /** @description First `date`, included. */
                from?: string;
                /** @description Last `date`, included. */
                to?: string;
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSignalsResponse"];
                };
            };
            /**
             * @description - `Invalid status`: `status` is invalid; `received` echoes it
             *     - `Invalid kind`: `kind` is invalid; `received` echoes it
             *     - `Invalid from`: `from` is invalid; `received` echoes it
             *     - `Invalid to`: `to` is invalid; `received` echoes it
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid status" | "Invalid kind" | "Invalid from" | "Invalid to";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Result too large";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Service unavailable";
                    };
                };
            };
        };
    };
    updateSignal: {
        parameters: {
            query?: {
                /** @description Internal mark of MCP requests. */
                s?: unknown;
            };
            header?: {
                /** @description Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first call answered, and does nothing again; another request under the key is refused (422), and so is a repetition while the first call is under way (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "signalId": "sig_5b1e0c77a9d24f18",
                 *       "status": "dismissed",
                 *       "reason": "expected"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateSignalRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Saldo-Ignored": components["headers"]["Saldo-Ignored"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSignalResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing signalId`: `signalId` is missing
             *     - `Invalid status`: `status` is none of the three
             *     - `Invalid reason`: `reason` is unknown, given without `dismissed`, or `cancelled` for a kind that is about no subscription
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid JSON body" | "Invalid Idempotency-Key" | "Invalid or missing signalId" | "Invalid status" | "Invalid reason";
                    };
                };
            };
            /**
             * @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive
             *     - `No active subscription`: the user has no active subscription
             *     - `Subscription canceled`: the subscription was canceled and its paid period has ended
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Invalid or inactive key" | "No active subscription" | "Subscription canceled";
                    };
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `write` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Insufficient scope";
                    };
                };
            };
            /** @description - `Signal not found`: the caller has no such signal */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Signal not found";
                    };
                };
            };
            /** @description - `Conflict`: other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Conflict";
                    };
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Request body too large";
                    };
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Unsupported content type";
                    };
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Idempotency-Key already used";
                    };
                };
            };
            /** @description - `Too many requests`: calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Too many requests";
                    };
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Internal server error";
                    };
                };
            };
            /**
             * @description - `Read-only`: the service takes no changes for a while; reads go on; see `Retry-After`
             *     - `Service unavailable`: the database does not answer; see `Retry-After`
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        error?: "Read-only" | "Service unavailable";
                    };
                };
            };
        };
    };
}

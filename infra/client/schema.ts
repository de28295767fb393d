// Generated from the OpenAPI document by `npm run client`; never edited.
export interface paths {
    "/tools/api/get-transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's transactions of a period, filtered
         * @description Use for single transactions: what was bought, received or transferred. Amounts are signed BRL, negative is out. Default: 3 months, newest first, 50 rows; totals cover all pages. For sums by category, merchant or month use summarizeSpending.
         *
         *     Read-only.
         */
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
        /**
         * Balances of the bank accounts and their sum; cards are left out
         * @description Use for how much money there is now: bank accounts with their balances and the sum, in BRL. Credit cards are not included: getBillSummary has open bills, getAccounts has limits.
         *
         *     Read-only.
         */
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
        /**
         * Balance of one bank account
         * @description Use for the balance of one bank account when its id is known. Refuses credit cards. For all accounts at once use getBalance, which needs none.
         *
         *     Read-only.
         */
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
        /**
         * All connected accounts: bank, card and others
         * @description Use for ids, banks, card limits and due dates of all connected accounts. A card's balance is its debt, negative. For money available now use getBalance; for the open bill use getBillSummary.
         *
         *     Read-only.
         */
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
        /**
         * Closed card bills whose due date has passed, newest first
         * @description Use for closed card bills whose due date has passed, newest first, in BRL. Not for the bill that is open now: that is getBillSummary. Names of accounts are in getAccounts.
         *
         *     Read-only.
         */
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
        /**
         * Estimate of the open bill of each card
         * @description Use for the estimate of each card's open bill in BRL, the day it closes and the day it is due; `net` is less refunds and payments; `closed`, `closedDue`: the bill that has closed and is to be paid. Not for bills already due: those are in getBills. Purchases before `closes` count.
         *
         *     Read-only.
         */
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
        /**
         * List cards, and insert, update, delete or read their closing days
         * @description Use to read or set the day of the month on which a card bill closes: LIST_ACCOUNTS and GET read, INSERT and UPDATE set, DELETE removes. A better day makes getBillSummary exact. Not for due dates.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
         */
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
        /**
         * Synchronize all connected institutions now
         * @description Use only when the user asks to refresh bank data now: contacts every connected institution and takes up to half a minute. Data is refreshed daily without it. Some may answer later.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
         */
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
         * @description Use for the three most expensive categories of a short period, in BRL. Default: the last 7 days. For all categories, months, merchants or a comparison use summarizeSpending.
         *
         *     Counts spending before refunds, without own transfers, card bill payments, investments and carried debt. Net of refunds: `summarize-spending`.
         *
         *     Read-only.
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
        /**
         * All installments of purchases made within a period
         * @description Use for purchases in installments: left to pay and until when, in BRL. Selects by the day of purchase; default: since three months ago.
         *
         *     Read-only.
         */
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
         * @description Use for subscriptions, rent, salary, utilities and loans that come back regularly, in BRL, with the next expected date. Not for installments (getInstallments) nor for what is due soon (getUpcoming).
         *
         *     Which subscriptions are paid, what fixed costs are. Own transfers, card bills, investments, installments, refunds and habits are none.
         *
         *     Read-only.
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
         * @description Use for what will be paid and received in the next days (default 30), in BRL: card bills, reminders, recurring, scheduled. `lowestUsual`, with everyday spending, says if the money lasts; `lowest`: what is known. `assume`: what if. Past: getTransactions.
         *
         *     Card bills, reminders, recurring payments and what the banks have scheduled, each payment once. `lowest` says whether the money lasts by what is known, `lowest_usual` whether it lasts with everyday spending. `assume` says what would come if; `baseline` is then the same call without it. Nothing of it is stored.
         *
         *     Read-only.
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
         * @description Use for income, spending and what is left by calendar month, in BRL, with averages; default: 6 months with the running one (partial). Own transfers and card payments do not count. For categories use summarizeSpending.
         *
         *     Without own transfers, card bill payments, investments and carried debt. Installments count in the month of their bill. A refund lessens the category of its purchase in its own month, then in the months before; the rest is negative spending of its month (`Estornos` without a category). Sums over other dates: `summarize-spending`.
         *
         *     Read-only.
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
         * @description Use for how much was spent: by category, merchant, month, account or day, with a comparison. BRL, positive, net of refunds; own transfers and card payments do not count. Default: this month. For single purchases use getTransactions.
         *
         *     Counts as limits do: rows up to today without own transfers, card bill payments, investments and carried debt, net of refunds. A refund lessens the category of its purchase, also of one up to 90 days before; what exceeds it is a negative amount (`Estornos` without a category). October next to September: `from`, `to` and `compareTo=2026-09`.
         *
         *     Read-only.
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
         * @description Keeps a copy of all transactions up to date. Use it for a copy of your own; for one question use `get-transactions`. Call it without `cursor`, then with the `next_cursor` of each answer: at once
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
         *     - `investments_changed: true` says that an investment or loan came, ended, moved or went with its connection: ask `get-investments`,
         *       `get-loans` and `get-transactions` with `accountType` anew. Their movements are in none of the lists.
         *     - A page can be short, or empty, while `has_more` is true.
         *
         *     Read-only.
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
         * Change a transaction's category, merchant or note; of one by hand also date, amount and description
         * @description Use when a person corrects the category, merchant or note of a transaction. Leave out what stays; null resets. applyToSimilar=true: all rows of that merchant, past and future.
         *
         *     What the user says of a transaction stays: imports keep it, also when the bank gives the row a new id, posts it or moves it to another date. The last word on a field holds. With `applyToSimilar` the word is on the merchant and direction: past and future rows take it, also those that had a word of their own. Money moved between own accounts is no spending, whatever it is called.
         *
         *     Updates data; idempotent with an `Idempotency-Key`.
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
        /**
         * Give an account a name of your own, and say where one without a bank starts
         * @description Use when a person names an account or card, such as 'Casa'. null removes the name. The bank's own name stays beside it. It changes neither money nor limit.
         *
         *     Updates data; idempotent with an `Idempotency-Key`.
         */
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
        /**
         * Create a spending limit that counts from now
         * @description Use to create a limit in BRL for a category that counts from now, in one period only. For one that renews each period, or starts with the next, use confirmSpendingLimit. Notices at 50, 75 and 100 %.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
         */
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
        /**
         * Create a spending limit with recurrence and a scheduled start
         * @description Use to create a limit in BRL that renews each period (isRecurring) or starts with the next one (default). For one that counts from now and ends use createSpendingLimit.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
         */
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
        /**
         * Change some fields of a spending limit
         * @description Use to change amount (BRL), category or period of a limit, or to switch it off (isActive=false) and on. Fields left out stay. To remove it use deleteSpendingLimit.
         *
         *     Updates data; idempotent with an `Idempotency-Key`.
         */
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
         * @description Use to stop a spending limit. By default it stays as inactive and can be reactivated with updateSpendingLimit; hardDelete=true removes it for good. Not to change its amount or period.
         *
         *     The parameters may also come in a JSON body; the query wins.
         *
         *     Deletes data; idempotent with an `Idempotency-Key`.
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
        /**
         * Spending limits with their usage
         * @description Use for how much of each limit is spent in its running period, in BRL and percent, and for ids of limits. Not for spending without a limit: that is summarizeSpending.
         *
         *     Read-only.
         */
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
        /**
         * Create a payment reminder
         * @description Use to be reminded of a payment by WhatsApp and e-mail; pays nothing. Amount in BRL. Default notice: 9:00 of the day before dueDate, in São Paulo; for another moment give reminderTime, such as 2026-12-05T09:00:00-03:00.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
         */
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
        /**
         * Change a payment reminder or its status
         * @description Use to change a reminder, or to mark it completed once the payment was made. Fields left out stay. To stop it for now set newStatus=inactive; to remove it use deletePaymentReminder.
         *
         *     Updates data; idempotent with an `Idempotency-Key`.
         */
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
         * @description Use to cancel a reminder. By default it stays as inactive and can be reactivated; hardDelete=true removes it for good. For a payment that was made use updatePaymentReminder with newStatus=completed.
         *
         *     The parameters may also come in a JSON body; the query wins.
         *
         *     Deletes data; idempotent with an `Idempotency-Key`.
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
        /**
         * Payment reminders by due date
         * @description Use for what was noted to be paid and when (BRL), and for ids of reminders. Default: the active ones. upcoming takes days ahead (7). Not for card bills: those are in getBillSummary.
         *
         *     Read-only.
         */
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
        /**
         * Memories of the user for an assistant prompt; learns from a message when one is given
         * @description Use at the start of a chat for what is known of the person: preferences, goals, family, how to answer. To store something: learnMemory; to remove it: forgetMemory. Not for financial data.
         *
         *     Read-only.
         */
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
         * @description Use only when the user wants to connect a bank: SENDS a WhatsApp message with a link to the user's own number, at most once a minute. Reads nothing. For banks already connected use getAccounts.
         *
         *     The same message goes to the same number once a minute: a repeated call gets the same answer and sends nothing.
         *
         *     It may write, as the text says.
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
         * @description Use it for each program that gets access. The key can do no more than the one that makes it: without `scopes` it has `read`, `write`, `sync` and `memories`, and without `validUntil` it ends after 12 months, or when its maker does if that is earlier. A key that makes no call for 180 days ends. Its owner gets an e-mail about it.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
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
        /**
         * API keys of the user, without the keys themselves
         * @description Use it for ids, scopes, ends and the last use of each key. What the calling key may do: `get-api-key-info`.
         *
         *     Read-only.
         */
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
         * @description Use it to replace a key that may be known to others, or that ends soon. The old key works for `overlapDays` more, so that no application stops; without it, or with 0, it is revoked at once. During the overlap both keys count.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
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
         * @description Use it when a program no longer needs access, or its key is known to others. `made` names its successor and the keys that they made, at any depth, as far as these are still alive.
         *
         *     The parameters may also come in a JSON body; the query wins.
         *
         *     Deletes data; idempotent with an `Idempotency-Key`.
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
         * @description Use when a call was refused for its scope, plan or quota: scopes and end of the calling key, plan, subscription, quotas and rate limits. Not for financial data.
         *
         *     For every valid key, whatever its scopes, and without an active subscription too.
         *
         *     Read-only.
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
         * @description Use it to be told of changes; to ask for them instead use `get-changes`. Each event is a POST of `{ type, timestamp, data }` with ids and facts, signed as [Standard Webhooks](https://www.standardwebhooks.com) says: `webhook-id`, `webhook-timestamp`, `webhook-signature`. Verify it with the `secret` of this answer, which is shown this one time. An answer of 2xx within 10 seconds is a success and 410 deletes the webhook; anything else is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, with the same `webhook-id`. After five days of failures the webhook is disabled.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
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
        /**
         * Webhooks of the user, without their secrets
         * @description Use it for addresses, chosen events and states, and to see since when an address fails. What was sent: `list-webhook-deliveries`.
         *
         *     Read-only.
         */
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
         * @description Use it for another address, other events, a pause or a new secret. A paused webhook gets no events, also not later: `get-changes` or the reads tell what happened meanwhile. `paused: false` resumes a disabled one too. After `rotateSecret` deliveries are signed with both secrets for 24 hours; a second rotation within that time ends the older one.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
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
         * @description Use it when an address is no more. What waits to be sent there is dropped; to stop for a while send `paused` to `update-webhook`.
         *
         *     The parameters may also come in a JSON body; the query wins.
         *
         *     Deletes data; idempotent with an `Idempotency-Key`.
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
         * @description Use it to try a new address. Sent whatever `events` says, and to a paused or disabled webhook too. It is tried once; `data.status` is `delivered` or `failed`.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
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
        /**
         * What was sent to a webhook within 30 days, the newest first
         * @description Use it to see what an address answered and when the next try is. One of them is sent again by `redeliver-webhook`.
         *
         *     Read-only.
         */
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
         * @description Use it when the receiver has lost an event. With the same `webhook-id` and payload, from now on with all waits. One that is still pending is sent now.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
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
         * @description Use it for a bank that is not connected, or for the time before it was. Each row of the file finds at most one row of the account; the others are new. `preview` shows what would be imported and writes nothing. A wrong guess of columns is corrected by sending `mapping` back, changed. 30 files an hour.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
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
        /**
         * Files that were imported, newest first
         * @description Use for which OFX and CSV files a person has imported, into which account and of which period. Their rows: getTransactions.
         *
         *     Read-only.
         */
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
         * @description Use it to take back a wrong file. Removes the rows that no other file brought. Rows that a bank has taken over stay. An account that the import made goes if it is empty.
         *
         *     The parameters may also come in a JSON body; the query wins.
         *
         *     Deletes data; idempotent with an `Idempotency-Key`.
         */
        delete: operations["deleteImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/create-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account without a bank: cash, an account or a card by hand
         * @description Use it for cash, and for banks that are not connected. Its rows come from files and by hand; its balance follows from where it starts and from its rows until today. A card by hand has no bills. At most 50.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/delete-account": {
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
         * Remove an account without a bank, with its rows
         * @description Use it when an account without a bank is no longer kept. What was said of its rows and the files that brought them go too. This cannot be undone.
         *
         *     The parameters may also come in a JSON body; the query wins.
         *
         *     Deletes data; idempotent with an `Idempotency-Key`.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/create-transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a transaction to an account without a bank
         * @description Use when a person tells of cash spent or received, or of a payment that no bank shows. amount: negative is money out. date YYYY-MM-DD. Without accountId: cash. Ids of accounts by hand: getAccounts.
         *
         *     It counts everywhere as a row of a bank does. Without `accountId` it goes to the first cash account; where there is none, "Dinheiro" is made, starting that day with 0. A given category is the person's word.
         *
         *     Creates or changes data; idempotent with an `Idempotency-Key`.
         */
        post: operations["createTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/delete-transaction": {
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
         * Remove a transaction that was added by hand
         * @description Use it for a row of `create-transaction` alone. What a file brought is undone by `delete-import`, and a row of a bank stays.
         *
         *     The parameters may also come in a JSON body; the query wins.
         *
         *     Deletes data; idempotent with an `Idempotency-Key`.
         */
        delete: operations["deleteTransaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-investments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Investments with balance, profit and liquidity, and their totals in BRL
         * @description Use for what is invested: positions with balance, profit and what can be redeemed now or when it is due, and the totals in BRL. Money in bank accounts is in getBalance.
         *
         *     Read-only.
         */
        get: operations["getInvestments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-loans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Loans and financing with what is owed, the installments and the cost
         * @description Use for loans and financing: what is owed, the installment, when the next one is due and the last, and the yearly cost. Installments of card purchases are in getInstallments.
         *
         *     Read-only.
         */
        get: operations["getLoans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/api/get-net-worth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is owned less what is owed in BRL, today and at the end of past months
         * @description Use for net worth in BRL, today and by month: bank accounts and investments less cards and loans. Debts are negative; a part that was not known is null and named in unknown.
         *
         *     Read-only.
         */
        get: operations["getNetWorth"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description Use for what deserves attention: double charges, price rises, trials that became paid, missing income, fees, low balance ahead. Not for payments due (getUpcoming).
         *
         *     Found when bank data comes, by fixed rules, and kept for 13 months; a read finds nothing and changes no status. The newest `date` comes first.
         *
         *     Read-only.
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
         * @description Use when the user has seen a signal, expected it (dismissed, reason expected), calls it wrong or has cancelled the subscription. new takes it back. Ids: getSignals.
         *
         *     `expected` keeps the kind silent for the same merchant, stream, bank or card from then on; `wrong` concerns this signal alone; after `cancelled` the next charge is a signal. `new` takes each back.
         *
         *     Updates data; idempotent with an `Idempotency-Key`.
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
export interface webhooks {
    "transactions.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "connection.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "connection.needs_action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "limit.reached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reminder.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bill.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "recurring.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "signal.found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "investment.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A parameter, the body or a header is wrong: `details` names each wrong field. Do not repeat the call. */
        InvalidRequest: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "invalid_request";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
            /** @description The first parameter or field that is to blame. */
            param?: string;
            /** @description The invalid value, as it came. */
            received?: unknown;
            /** @description All wrong fields, the first first. */
            details?: {
                /** @description Name of the parameter or field. */
                param: string;
                /** @description What is expected of it. */
                message: string;
                /** @description The invalid value, as it came. */
                received?: unknown;
            }[];
            /** @description What a person can do. */
            nextSteps?: string[];
        };
        /** @description No valid key or session came with the call. */
        InvalidApiKey: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "invalid_api_key";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
        };
        /** @description The user has no active subscription. */
        NoSubscription: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "no_subscription";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
            /** @description What a person can do. */
            nextSteps?: string[];
        };
        /** @description The subscription was canceled and its period has ended. */
        SubscriptionCanceled: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "subscription_canceled";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
            /** @description What a person can do. */
            nextSteps?: string[];
            /** @description State of the subscription. */
            subscriptionStatus?: string;
            /**
             * Format: date-time
             * @description End of the paid period, ISO 8601 in UTC.
             */
            currentPeriodEnd?: string | null;
        };
        /** @description The key lacks the scope in `required`. */
        InsufficientScope: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "insufficient_scope";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
            /** @description The scopes that the call needs. */
            required?: ("read" | "write" | "sync" | "memories" | "account")[];
            /** @description The scopes that the key has. */
            granted?: ("read" | "write" | "sync" | "memories" | "account")[];
        };
        /** @description The plan allows no further active record. */
        QuotaExceeded: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "quota_exceeded";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
            /**
             * @description Always false.
             * @example false
             */
            success?: boolean;
        };
        /** @description The caller may not do this, or the record belongs to another user. */
        Forbidden: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "forbidden";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
        };
        /** @description There is no such path or record. */
        NotFound: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "not_found";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
        };
        /** @description The path exists, for the methods in `Allow`. */
        MethodNotAllowed: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "method_not_allowed";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
        };
        /** @description Another call changes the same: repeat it after `Retry-After`, where there is one. */
        Conflict: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "conflict";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
            /** @description The key that a repeated call made the first time. */
            keyId?: string;
            /** @description The webhook whose secret a repeated call showed the first time. */
            webhookId?: string;
        };
        /** @description What the call names has ended: begin again. */
        Expired: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "expired";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
        };
        /** @description Too many calls: repeat it after `Retry-After` seconds. */
        RateLimited: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "rate_limited";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
        };
        /** @description The service failed. Give the `x-request-id` of the answer when you report it. */
        InternalError: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "internal_error";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
        };
        /** @description A part of the service does not answer, or is stopped: repeat it after `Retry-After`, where there is one. */
        Unavailable: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "unavailable";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
        };
        /** @description A parameter, the body or a header is wrong: `details` names each wrong field. Do not repeat the call. */
        InvalidFile: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal.
             * @enum {string}
             */
            type: "invalid_request";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
            /** @description The first parameter or field that is to blame. */
            param?: string;
            /** @description The invalid value, as it came. */
            received?: unknown;
            /** @description All wrong fields, the first first. */
            details?: {
                /** @description Name of the parameter or field. */
                param: string;
                /** @description What is expected of it. */
                message: string;
                /** @description The invalid value, as it came. */
                received?: unknown;
            }[];
            /**
             * Format: int32
             * @description Of the file, from 1 on.
             */
            line?: number;
            /** @description Its name in the file. */
            column?: string | null;
            /** @description What a value of the column looks like. */
            expected?: string;
            /** @description A value as it is expected. */
            example?: string | null;
            /**
             * @description What the file seems to be.
             * @enum {string}
             */
            detected?: "pdf" | "zip" | "xlsx" | "html" | "image" | "unknown";
            /**
             * Format: int32
             * @description Bytes or rows that a file may have.
             */
            limit?: number;
            /** @description Of the first line. */
            columns?: string[];
            /** @description The next lines. */
            sample?: string[][];
            /** @description Statements that the file has. */
            statements?: {
                /**
                 * Format: int32
                 * @description Number of the statement within the file.
                 */
                statement: number;
                /** @description Number, as the institution shows it; of an installment: which one it is. */
                number: string | null;
                /**
                 * @description Kind of the record.
                 * @enum {string}
                 */
                type: "BANK" | "CREDIT";
                /**
                 * Format: int32
                 * @description Rows of the file, or how many.
                 */
                rows: number;
            }[];
        };
        /** @description No valid key or session came with the call. The user has no active subscription. The subscription was canceled and its period has ended. */
        AuthenticationError: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal.
             * @enum {string}
             */
            type: "invalid_api_key" | "no_subscription" | "subscription_canceled";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
            /** @description What a person can do. */
            nextSteps?: string[];
            /** @description State of the subscription. */
            subscriptionStatus?: string;
            /**
             * Format: date-time
             * @description End of the paid period, ISO 8601 in UTC.
             */
            currentPeriodEnd?: string | null;
        };
        /** @description The key lacks the scope in `required`. The plan allows no further active record. The caller may not do this, or the record belongs to another user. */
        PermissionError: {
            /** @description What went wrong; a stable text. */
            error: string;
            /** @description The same for a reader, sometimes in Portuguese. */
            message: string;
            /**
             * @description Kind of refusal.
             * @enum {string}
             */
            type: "insufficient_scope" | "quota_exceeded" | "forbidden";
            /**
             * Format: uri
             * @description Address of the explanation of this kind.
             */
            docs: string;
            /** @description The scopes that the call needs. */
            required?: ("read" | "write" | "sync" | "memories" | "account")[];
            /** @description The scopes that the key has. */
            granted?: ("read" | "write" | "sync" | "memories" | "account")[];
            /**
             * @description Always false.
             * @example false
             */
            success?: boolean;
        };
        /** @description Any refusal or failure; `type` says which. */
        Error: components["schemas"]["InvalidRequest"] | components["schemas"]["InvalidApiKey"] | components["schemas"]["NoSubscription"] | components["schemas"]["SubscriptionCanceled"] | components["schemas"]["InsufficientScope"] | components["schemas"]["QuotaExceeded"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["MethodNotAllowed"] | components["schemas"]["Conflict"] | components["schemas"]["Expired"] | components["schemas"]["RateLimited"] | components["schemas"]["InternalError"] | components["schemas"]["Unavailable"];
        /** @description Transactions of a connection were added, modified or removed. */
        TransactionsChangedEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "transactions.changed";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             */
            timestamp: string;
            /** @description Ids and facts. */
            data: {
                /** @description Id of the connection. */
                itemId: string;
                /**
                 * Format: int32
                 * @description How many rows are new.
                 */
                added: number;
                /**
                 * Format: int32
                 * @description How many rows changed.
                 */
                modified: number;
                /**
                 * Format: int32
                 * @description How many rows are gone.
                 */
                removed: number;
            };
        };
        /** @description A connection has new data. */
        ConnectionUpdatedEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "connection.updated";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             */
            timestamp: string;
            /** @description Ids and facts. */
            data: {
                /** @description Id of the connection. */
                itemId: string;
                /** @description Name of the institution. */
                connectorName: string;
                /** @description State of the connection. */
                status: string;
                /** @description When it last got data, in UTC. */
                lastUpdatedAt: string | null;
            };
        };
        /** @description A connection needs its owner. */
        ConnectionNeedsActionEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "connection.needs_action";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             */
            timestamp: string;
            /** @description Ids and facts. */
            data: {
                /** @description Id of the connection. */
                itemId: string;
                /** @description Name of the institution. */
                connectorName: string;
                /** @description State of the connection. */
                status: string;
                /** @description When it last got data, in UTC. */
                lastUpdatedAt: string | null;
                /** @description What it needs. */
                needs: string;
            };
        };
        /** @description Spending has reached 50, 75 or 100 % of a limit. */
        LimitReachedEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "limit.reached";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             */
            timestamp: string;
            /** @description Ids and facts. */
            data: {
                /** @description Id of the limit. */
                limitId: string;
                /** @description Category or merchant of the limit. */
                category: string;
                /**
                 * Format: int32
                 * @description Percent that was reached.
                 * @enum {integer}
                 */
                threshold: 50 | 75 | 100;
                /** @description How often the limit starts anew. */
                period: string;
                /**
                 * Format: date
                 * @description First day of the period.
                 */
                firstDate: string;
                /**
                 * Format: date
                 * @description Last day of the period.
                 */
                lastDate: string;
            };
        };
        /** @description A payment reminder was sent. */
        ReminderSentEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "reminder.sent";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             */
            timestamp: string;
            /** @description Ids and facts. */
            data: {
                /** @description Id of the reminder. */
                reminderId: string;
                /**
                 * Format: date
                 * @description Day on which the payment is due.
                 */
                dueDate: string;
                /** @description Which of its occurrences. */
                occurrence: string;
                /**
                 * @description Where it was sent.
                 * @enum {string}
                 */
                channel: "email" | "whatsapp";
            };
        };
        /** @description The bill of a card has closed. */
        BillClosedEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "bill.closed";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             */
            timestamp: string;
            /** @description Ids and facts. */
            data: {
                /** @description Id of the bill. */
                billId: string;
                /** @description Id of the connection. */
                itemId: string;
                /** @description Id of the card. */
                accountId: string;
                /**
                 * Format: date
                 * @description Day on which it is due.
                 */
                dueDate: string;
                /**
                 * Format: date
                 * @description Day on which it closed.
                 */
                closingDate: string | null;
            };
        };
        /** @description What comes back regularly has changed. */
        RecurringChangedEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "recurring.changed";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             */
            timestamp: string;
            /** @description Ids and facts. */
            data: {
                /**
                 * Format: int32
                 * @description How many streams are new.
                 */
                added: number;
                /**
                 * Format: int32
                 * @description How many streams changed.
                 */
                changed: number;
                /**
                 * Format: int32
                 * @description How many streams are gone.
                 */
                removed: number;
            };
        };
        /** @description Something in the accounts deserves attention. */
        SignalFoundEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "signal.found";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             */
            timestamp: string;
            /** @description Ids and facts. */
            data: {
                /** @description Id of the signal. */
                signalId: string;
                /** @description Kind of the signal, as in get-signals. */
                kind: string;
                /**
                 * @description How grave it is.
                 * @enum {string}
                 */
                severity: "high" | "medium" | "low";
                /**
                 * Format: date
                 * @description Day of the signal.
                 */
                date: string;
            };
        };
        /** @description Investments or loans of a connection came, ended or moved. */
        InvestmentChangedEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "investment.changed";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             */
            timestamp: string;
            /** @description Ids and facts. */
            data: {
                /** @description Id of the connection. */
                itemId: string;
                /** @description Ids of those that came, or came back. */
                added: string[];
                /** @description Ids of those that ended. */
                ended: string[];
                /**
                 * Format: int32
                 * @description How many of their movements are new, changed or gone.
                 */
                movements: number;
            };
        };
        /** @description An API key was made. */
        KeyCreatedEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "key.created";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             */
            timestamp: string;
            /** @description Ids and facts. */
            data: {
                /** @description Id of the key. */
                keyId: string;
                /** @description When it ends, in UTC; null: never. */
                validUntil: string | null;
            };
        };
        /** @description An API key has ended. */
        KeyRevokedEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "key.revoked";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             */
            timestamp: string;
            /** @description Ids and facts. */
            data: {
                /** @description Id of the key. */
                keyId: string;
                /**
                 * @description Why it ended.
                 * @enum {string}
                 */
                reason: "revoked" | "rotated" | "ended";
            };
        };
        ManageClosingDateRequest: {
            /**
             * @description What to do.
             * @enum {string}
             */
            operation: "LIST_ACCOUNTS" | "INSERT" | "UPDATE" | "DELETE" | "GET";
            /** @description Id of a credit card account of the user. */
            accountId?: string;
            /**
             * Format: int32
             * @description Day of the month; shorter months close on their last day.
             */
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
            /** @description With `currentDate`: the `account_id` that the transaction had. */
            accountId?: string;
            /**
             * Format: date
             * @description The `date` that the transaction had when it was read. It is found sooner; an outdated one only takes longer.
             */
            currentDate?: string;
            /** @description A known category, in Portuguese or English; null gives it back to the bank and the rules. */
            category?: string | null;
            /** @description What the merchant is called; null gives back the name that the bank has. */
            merchant?: string | null;
            /**
             * Format: date
             * @description Of a transaction by hand: from 1990 to a year ahead.
             */
            date?: string;
            /**
             * Format: double
             * @description Of a transaction by hand; money out is negative. Not 0.
             */
            amount?: number;
            /** @description Of a transaction by hand. */
            description?: string;
            /** @description A note of the user; null removes it. */
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
            /** @description What the user calls it; null removes the name. The bank's own name stays. */
            customName?: string | null;
            /**
             * Format: double
             * @description Of an account without a bank, as `startingDate` begins; of a CREDIT what is owed.
             */
            startingBalance?: number;
            /**
             * Format: date
             * @description Of an account without a bank: rows before it do not count in its balance.
             */
            startingDate?: string;
        };
        CreateSpendingLimitRequest: {
            /** @description Category to watch; a parent covers its children. */
            category: string;
            /**
             * Format: double
             * @description Limit in BRL.
             */
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
            /**
             * Format: double
             * @description Limit in BRL.
             */
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
            /**
             * Format: double
             * @description New limit in BRL.
             */
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
            /**
             * Format: double
             * @description Amount in BRL.
             */
            amount?: number | null;
            /** @description When to notify. Default: the day before the due date at 09:00 America/Sao_Paulo. */
            reminderTime?: string;
            /**
             * @description Renews by itself after its due date.
             * @default false
             */
            isRecurring?: boolean;
            /**
             * @description Required when `isRecurring` is true.
             * @enum {string|null}
             */
            recurrencePattern?: "daily" | "weekly" | "monthly" | "yearly" | null;
        };
        UpdatePaymentReminderRequest: {
            /** @description Id of the reminder. */
            reminderId: string;
            /** @description New title. */
            title?: string;
            /**
             * Format: double
             * @description New amount in BRL; null clears it.
             */
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
            /**
             * Format: int32
             * @description Days that the old key still works. Default: 0.
             */
            overlapDays?: number;
        };
        CreateWebhookRequest: {
            /**
             * Format: uri
             * @description https address that gets the events, on port 443 or 8443; it must be public.
             */
            url: string;
            /** @description Types of events that it receives. */
            events: ("transactions.changed" | "connection.updated" | "connection.needs_action" | "limit.reached" | "reminder.sent" | "bill.closed" | "recurring.changed" | "signal.found" | "investment.changed" | "key.created" | "key.revoked")[];
        };
        UpdateWebhookRequest: {
            /** @description Id of the webhook, as list-webhooks shows it. */
            webhookId: string;
            /**
             * Format: uri
             * @description https address that gets the events, on port 443 or 8443; it must be public.
             */
            url?: string;
            /** @description Types of events that it receives. */
            events?: ("transactions.changed" | "connection.updated" | "connection.needs_action" | "limit.reached" | "reminder.sent" | "bill.closed" | "recurring.changed" | "signal.found" | "investment.changed" | "key.created" | "key.revoked")[];
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
                /** @description Currency, ISO 4217. */
                currency?: string;
                /**
                 * Format: double
                 * @description As the period of the file begins.
                 */
                startingBalance?: number;
            };
            /**
             * Format: int32
             * @description Which account of the file, from 0 on.
             */
            statement?: number;
            /** @description Which column is what; null for OFX. */
            mapping?: {
                /** @description Between columns. */
                delimiter?: string;
                /**
                 * Format: int32
                 * @description Line of the names; 0 for none.
                 */
                headerLine?: number;
                /** @description Calendar day in America/Sao_Paulo. */
                date?: string | number;
                /** @description Form of the dates, such as `dd/MM/yyyy`. */
                dateFormat?: string;
                /** @description Text of the bank, as it stands on the statement. */
                description?: (string | number)[];
                /** @description Signed amount; money out is negative. */
                amount?: (string | number) | null;
                /** @description Column of money out. */
                debit?: (string | number) | null;
                /** @description Column of money in. */
                credit?: (string | number) | null;
                /** @description `inflow` or `outflow`. */
                direction?: (string | number) | null;
                /** @description Mark of decimals. */
                decimal?: string;
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
        CreateAccountRequest: {
            /** @description What it is called. */
            name: string;
            /**
             * @description An account or a card.
             * @enum {string}
             */
            type: "BANK" | "CREDIT";
            /**
             * @description Of a BANK; PAYMENT_ACCOUNT is cash. Default: CHECKING_ACCOUNT.
             * @enum {string}
             */
            subtype?: "CHECKING_ACCOUNT" | "SAVINGS_ACCOUNT" | "PAYMENT_ACCOUNT";
            /**
             * Format: double
             * @description As `startingDate` begins; of a CREDIT what is owed, positive. Default: 0.
             */
            startingBalance?: number;
            /**
             * Format: date
             * @description From 1990 to a year ahead. Default: today, in America/Sao_Paulo.
             */
            startingDate?: string;
            /** @description ISO 4217. Default: BRL. */
            currency?: string;
        };
        CreateTransactionRequest: {
            /** @description An account without a bank. Default: cash. */
            accountId?: string;
            /**
             * Format: date
             * @description From 1990 to a year ahead.
             */
            date: string;
            /**
             * Format: double
             * @description Money out is negative, on a card too. Not 0.
             */
            amount: number;
            /** @description What it was: the shop, the person, the reason. */
            description: string;
            /** @description A known category, in Portuguese or English. Default: by the rules. */
            category?: string;
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
        /** @description A connected account with all that the institution reports. */
        Account: {
            /** @description Id of the account. */
            accountId: string;
            /** @description Code of the institution at the aggregator. */
            providerCode: string;
            /** @description Name that the institution gives the account. */
            accountName: string;
            /** @description Name that the institution sells the account by. */
            accountMarketingName: string;
            /** @description `BANK`, `CREDIT`, `INVESTMENT` or `LOAN`. */
            accountType: string;
            /** @description Kind of account, such as `CHECKING_ACCOUNT` or `CREDIT_CARD`. */
            accountSubtype: string;
            /**
             * Format: double
             * @description A debt on a card is negative; null as `balance`.
             */
            accountBalance: number | null;
            /** @description Currency of the account, ISO 4217. */
            accountCurrencyCode: string;
            /** @description Id of the record. */
            id: string;
            /** @description Id of the connection to the institution. */
            itemId: string;
            /** @description Name for people. */
            name: string;
            /** @description Name that the institution sells the account by. */
            marketingName: string;
            /** @description Kind of the record. */
            type: string;
            /** @description Kind of account, such as `CHECKING_ACCOUNT` or `CREDIT_CARD`. */
            subtype: string;
            /** @description Number, as the institution shows it; of an installment: which one it is. */
            number: string;
            /**
             * Format: double
             * @description The used amount of a card is positive. Null: the institution never reported it.
             */
            balance: number | null;
            /**
             * Format: date-time
             * @description When the institution last reported this balance; null while it reports it with its other data, and for an unknown one.
             */
            balanceAsOf: string | null;
            /** @description Currency, ISO 4217. */
            currencyCode: string;
            /** @description Name of the holder. */
            owner: string | null;
            /** @description Name of the institution. */
            connectorName: string;
            /**
             * Format: uri
             * @description Address of the logo of the institution.
             */
            connectorImageUrl: string | null;
            /**
             * Format: date-time
             * @description When the connection last got data from the institution, in UTC.
             */
            itemLastUpdatedAt: string | null;
            /** @description Whether the connection gets new data. */
            itemIsActive: boolean;
            /**
             * @description `hand`: no bank reports it; its rows come from files and by hand.
             * @enum {string}
             */
            source: "bank" | "hand";
            /**
             * Format: double
             * @description Of an account by hand, as `startingDate` begins; of a card what was owed, positive. Null for a bank.
             */
            startingBalance: number | null;
            /**
             * Format: date
             * @description Null for a bank.
             */
            startingDate: string | null;
            /** @description What the user calls the account; null until it has such a name. */
            customName: string | null;
            /**
             * Format: date-time
             * @description When the account was connected.
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description When its institution last gave all its data.
             */
            updatedAt: string | null;
            /**
             * Format: date-time
             * @description When its institution no longer listed it. A closed account has no balance, bills and closing day in other answers; its transactions stay in every report.
             */
            closedAt: string | null;
            /** @description Id of the same account in the connection that was linked first. No other answer lists this one or counts its transactions. */
            duplicateOf: string | null;
            /** @description What only bank accounts have. */
            bankData: components["schemas"]["BankData"] | null;
            /** @description What only credit cards have. */
            creditData: components["schemas"]["CreditData"] | null;
        };
        /** @description An account and its balance. */
        AccountBalance: {
            /** @description Id of the record. */
            id: string;
            /** @description Name for people. */
            name: string;
            /**
             * Format: double
             * @description Null: the institution never reported it.
             */
            balance: number | null;
            /**
             * Format: date-time
             * @description When the institution last reported this balance; null while it reports it with its other data, and for an unknown one.
             */
            balance_as_of: string | null;
            /** @description Currency, ISO 4217. */
            currency_code: string;
            /** @description `BANK` or `CREDIT`. */
            account_type: string;
            /** @description Kind of account, such as `CHECKING_ACCOUNT` or `CREDIT_CARD`. */
            account_subtype: string;
            /** @description Number, as the institution shows it; of an installment: which one it is. */
            number: string;
            /** @description Name of the institution. */
            connector_name: string;
            /** @description What the user calls the account; null until it has such a name. */
            custom_name: string | null;
        };
        /** @description An API key, without the key itself. */
        ApiKey: {
            /** @description Id of the key. */
            keyId: string;
            /** @description Name for people. */
            name: string;
            /** @description What the key may do. */
            scopes: ("read" | "write" | "sync" | "memories" | "account")[];
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends, in UTC; null: never.
             */
            validUntil: string | null;
            /** @description The last use of the key; null before the first. */
            lastUsed: {
                /**
                 * Format: date
                 * @description Calendar day in America/Sao_Paulo.
                 */
                date: string;
                /** @description What was done. */
                operation: string;
            } | null;
            /** @description Id of the key that replaced it; null: none. */
            successorId: string | null;
            /** @description Id of the key that made it; null: made in a session. */
            madeBy: string | null;
            /** @description Whether it is the key of this call. */
            isCurrent: boolean;
        };
        /** @description What the calling key may do. */
        ApiKeyInfo: {
            /** @description Id of the key. */
            keyId: string;
            /** @description Name for people. */
            name: string;
            /** @description What the key may do. */
            scopes: ("read" | "write" | "sync" | "memories" | "account")[];
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends, in UTC; null: never.
             */
            validUntil: string | null;
            /** @description The last use of the key; null before the first. */
            lastUsed: {
                /**
                 * Format: date
                 * @description Calendar day in America/Sao_Paulo.
                 */
                date: string;
                /** @description What was done. */
                operation: string;
            } | null;
            /** @description Name of the plan. */
            plan: string;
            /** @description State of the subscription. */
            subscription: {
                /**
                 * @description State of the record.
                 * @enum {string}
                 */
                status: "none" | "active" | "canceled" | "expired";
                /**
                 * Format: date-time
                 * @description End of the paid period, in UTC; null: none.
                 */
                currentPeriodEnd: string | null;
                /** @description Whether the plan gives access now. */
                hasAccess: boolean;
            };
            /** @description What the plan allows. */
            quotas: {
                /** @description Quota of payment reminders. */
                paymentReminders: {
                    /**
                     * Format: int32
                     * @description How many there are now.
                     */
                    currentCount: number;
                    /**
                     * Format: int32
                     * @description The limit; of a quota: how many there may be.
                     */
                    limit: number;
                    /** @description Whether one more may be made. */
                    canCreate: boolean;
                    /**
                     * Format: int32
                     * @description How many more may be made.
                     */
                    remaining: number;
                };
                /** @description Quota of spending limits. */
                spendingLimits: {
                    /**
                     * Format: int32
                     * @description How many there are now.
                     */
                    currentCount: number;
                    /**
                     * Format: int32
                     * @description The limit; of a quota: how many there may be.
                     */
                    limit: number;
                    /** @description Whether one more may be made. */
                    canCreate: boolean;
                    /**
                     * Format: int32
                     * @description How many more may be made.
                     */
                    remaining: number;
                };
                /** @description Quota of API keys. */
                apiKeys: {
                    /**
                     * Format: int32
                     * @description How many there are now.
                     */
                    currentCount: number;
                    /**
                     * Format: int32
                     * @description The limit; of a quota: how many there may be.
                     */
                    limit: number;
                    /** @description Whether one more may be made. */
                    canCreate: boolean;
                    /**
                     * Format: int32
                     * @description How many more may be made.
                     */
                    remaining: number;
                };
            };
            /** @description How many calls a window of time has. */
            rateLimits: components["schemas"]["RateLimit"][];
        };
        /** @description What only bank accounts have. */
        BankData: {
            /** @description Bank, branch and number, for transfers. */
            transferNumber: string | null;
            /**
             * Format: double
             * @description Balance at the end of the last business day.
             */
            closingBalance: number | null;
            /**
             * Format: double
             * @description Part of the balance that the bank invests by itself.
             */
            automaticallyInvestedBalance: number | null;
            /**
             * Format: double
             * @description Overdraft that the bank grants.
             */
            overdraftContractedLimit: number | null;
            /** @description Parts of the balance that are set aside. */
            reservedBalances: unknown[];
        };
        /** @description A closed bill of a card. */
        Bill: {
            /** @description Id of the record. */
            id: string;
            /** @description Id of the user. */
            userId: string;
            /** @description Id of the connection to the institution. */
            itemId: string;
            /** @description Id of the account. */
            accountId: string;
            /**
             * Format: date-time
             * @description Day on which it is to be paid.
             */
            dueDate: string;
            /**
             * Format: double
             * @description Sum of the amounts.
             */
            totalAmount: number;
            /** @description Currency of the bill, ISO 4217. */
            totalAmountCurrencyCode: string;
            /**
             * Format: double
             * @description Least that must be paid.
             */
            minimumPaymentAmount: number;
            /** @description Whether the bill can be paid in installments. */
            allowsInstallments: boolean;
            /**
             * @description `closed`: nothing paid yet. `refinanced`: a later bill takes over what was left. `overdue`: past its due date (business day) with something left.
             * @enum {string|null}
             */
            state: "closed" | "partly_paid" | "paid" | "refinanced" | "overdue" | null;
            /**
             * Format: double
             * @description What is paid so far; null where it is not known.
             */
            paidAmount: number | null;
            /**
             * Format: double
             * @description To pay; 0 for a refinanced bill. These three are null where the bank shows no payments.
             */
            remainingAmount: number | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updatedAt: string;
        };
        /** @description Estimate of the open bill of a card. */
        BillSummary: {
            /** @description Id of the account. */
            account_id: string;
            /** @description Name of the account. */
            account_name: string;
            /** @description What the user calls the account; null until it has such a name. */
            custom_name: string | null;
            /** @description Currency, ISO 4217. */
            currency_code: string;
            /**
             * Format: double
             * @description Credit limit of the card; null where the institution does not report it.
             */
            credit_limit: number | null;
            /**
             * Format: double
             * @description What of the credit limit is still free; null where the institution does not report it.
             */
            available_credit_limit: number | null;
            /**
             * Format: int32
             * @description Day of the month on which the bill closes, 1 to 31; null: not known.
             */
            closing_day: number | null;
            /**
             * Format: date-time
             * @description When the bill began, in UTC.
             */
            period_start: string;
            /**
             * Format: date-time
             * @description When the bill closes, in UTC.
             */
            period_end: string;
            /**
             * Format: double
             * @description Pending purchases of the period, before refunds and payments.
             */
            approx_current_bill_amount: number;
            /**
             * Format: double
             * @description The open bill so far: purchases, fees and carried debt, less refunds, payments ahead and credit of the bill before. May be negative.
             */
            net_bill_amount: number;
            /**
             * Format: date
             * @description Day on which the open bill is to be paid.
             */
            net_due_date: string;
            /**
             * Format: date
             * @description Closing day that the institution reports; null without one.
             */
            provider_close_date: string | null;
            /** @description The bill that has closed and is not yet past due. */
            closed_bill: components["schemas"]["ClosedBill"] | null;
        };
        /** @description Income and spending by calendar month. */
        CashFlow: {
            /** @description Calendar months, the newest first. */
            months: components["schemas"]["MonthFlow"][];
            /** @description Over whole months. */
            averages: {
                /**
                 * Format: double
                 * @description Money in that counts as income.
                 */
                income: number | null;
                /**
                 * Format: double
                 * @description Money out that counts as spending, net of refunds.
                 */
                spending: number | null;
                /**
                 * Format: double
                 * @description Income less spending.
                 */
                net: number | null;
            };
            /** @description The running month so far against the same days of the month before. */
            comparison: {
                /**
                 * Format: double
                 * @description Money out that counts as spending, net of refunds.
                 */
                spending: number;
                /**
                 * Format: double
                 * @description Spending of the same days of the month before.
                 */
                previous_spending: number;
                /**
                 * Format: double
                 * @description In percent; null without something to compare with.
                 */
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
                /**
                 * Format: double
                 * @description All rows in BRL of these dates, signed.
                 */
                change: number;
                /**
                 * Format: double
                 * @description Money in that counts as income.
                 */
                income: number;
                /**
                 * Format: double
                 * @description Net of refunds.
                 */
                spending: number;
                /**
                 * Format: double
                 * @description Signed: own transfers, both sides of bill payments, investments, money put aside.
                 */
                own_moves: number;
                /**
                 * Format: double
                 * @description Signed: debt of a card bill that a later bill takes over.
                 */
                carried: number;
                /**
                 * Format: double
                 * @description What counts outside these dates or comes from there: installments dated at the purchase, refunds of earlier purchases.
                 */
                shifted: number;
            };
            /**
             * Format: int32
             * @description Rows in other currencies, which no sum holds.
             */
            left_out: number;
        };
        /** @description Spending of a category. */
        CategoryFlow: {
            /** @description Category, in Portuguese. */
            category: string;
            /**
             * Format: double
             * @description Negative where more was given back than spent.
             */
            amount: number;
            /**
             * Format: double
             * @description Of the month's spending, four decimals; 0 where that is not positive.
             */
            share: number;
            /**
             * Format: double
             * @description Over the other whole months of the answer.
             */
            average: number | null;
            /**
             * Format: double
             * @description In percent; null without something to compare with.
             */
            change: number | null;
        };
        /** @description The last bill that has closed. */
        ClosedBill: {
            /** @description Id of the bill; null for one that the institution has not reported. */
            bill_id: string | null;
            /**
             * Format: date-time
             * @description When the bill began, in UTC.
             */
            period_start: string;
            /**
             * Format: date-time
             * @description When the bill closes, in UTC.
             */
            period_end: string;
            /**
             * Format: date
             * @description Day on which the bill is to be paid.
             */
            due_date: string;
            /**
             * Format: double
             * @description Amount of the bill.
             */
            total_amount: number;
            /** @description False where the bank has not reported it yet: then the sum of its rows. */
            is_official: boolean;
            /**
             * Format: double
             * @description Least that must be paid; null where it is not known.
             */
            minimum_payment_amount: number | null;
            /** @description Whether the bill is paid in full. */
            is_paid: boolean;
            /**
             * @description `closed`: nothing paid yet. `refinanced`: a later bill takes over what was left. `overdue`: past its due date (business day) with something left.
             * @enum {string}
             */
            state: "closed" | "partly_paid" | "paid" | "refinanced" | "overdue";
            /**
             * Format: double
             * @description What payments have left; 0 for a refinanced bill.
             */
            remaining_amount: number;
        };
        /** @description Closing day of a card, set by the person. */
        ClosingDate: {
            /** @description Id of the record. */
            id: string;
            /** @description Id of the user. */
            userId: string;
            /** @description Id of the account. */
            accountId: string;
            /**
             * Format: int32
             * @description Day of the month on which the bill closes, 1 to 31.
             */
            closingDay: number;
            /** @description Whether it is in force. */
            isActive: boolean;
            /** @description Note of the person about the closing day. */
            notes: string;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updatedAt: string;
        };
        /** @description A card and its closing day. */
        ClosingDateEntry: {
            /** @description Id of the record. */
            id: string;
            /** @description Id of the account. */
            accountId: string;
            /**
             * Format: int32
             * @description Day of the month on which the bill closes, 1 to 31.
             */
            closingDay: number;
            /** @description Whether it is in force. */
            isActive: boolean;
            /** @description Note of the person about the closing day. */
            notes: string;
        };
        /** @description Which column of a file is what. */
        ColumnMapping: {
            /** @description Sign between the columns. */
            delimiter: string;
            /**
             * Format: int32
             * @description 0: none.
             */
            headerLine: number;
            /** @description Calendar day in America/Sao_Paulo. */
            date: string | number;
            /** @description Form of the dates, such as `dd/MM/yyyy`. */
            dateFormat: string;
            /** @description Text of the bank, as it stands on the statement. */
            description: (string | number)[];
            /** @description Signed amount; money out is negative. */
            amount: string | number | null;
            /** @description Column of money out. */
            debit: string | number | null;
            /** @description Column of money in. */
            credit: string | number | null;
            /** @description `inflow` or `outflow`. */
            direction: string | number | null;
            /** @description Sign before the decimals. */
            decimal: string;
            /** @description Money out is positive in the file. */
            invert: boolean;
        };
        ConfirmSpendingLimitResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description A sentence for people, in Portuguese. */
            message: string;
            limit: components["schemas"]["ConfirmedSpendingLimit"];
        };
        /** @description A spending limit that renews, or that begins later. */
        ConfirmedSpendingLimit: {
            /** @description Id of the record. */
            id: string;
            /** @description Category, in Portuguese. */
            category: string;
            /**
             * Format: double
             * @description Amount that may be spent in a period.
             */
            limitAmount: number;
            /**
             * @description First and last day that count, both included; of a limit: how often it starts anew.
             * @enum {string}
             */
            period: "daily" | "weekly" | "biweekly" | "monthly";
            /** @description Whether it is in force. */
            isActive: boolean;
            /** @description Whether it comes back. */
            isRecurring: boolean;
            /**
             * Format: date-time
             * @description Begin of the running period, in UTC, included.
             */
            periodStart: string | null;
        };
        CreateAccountResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["Account"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        CreateApiKeyResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["CreatedApiKey"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        CreatePaymentReminderResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["PaymentReminder"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        CreateSpendingLimitResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["SpendingLimit"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        CreateTransactionResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["Transaction"];
            account: components["schemas"]["Account"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        CreateWebhookResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["CreatedWebhook"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        /** @description A new API key, with the key itself. */
        CreatedApiKey: {
            /** @description Id of the key. */
            keyId: string;
            /** @description Name for people. */
            name: string;
            /** @description What the key may do. */
            scopes: ("read" | "write" | "sync" | "memories" | "account")[];
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends, in UTC; null: never.
             */
            validUntil: string | null;
            /** @description The last use of the key; null before the first. */
            lastUsed: {
                /**
                 * Format: date
                 * @description Calendar day in America/Sao_Paulo.
                 */
                date: string;
                /** @description What was done. */
                operation: string;
            } | null;
            /** @description Identifier; of a new API key: the key itself, shown only now. */
            key: string;
        };
        /** @description A new webhook, with its secret. */
        CreatedWebhook: {
            /** @description Id of the webhook. */
            webhookId: string;
            /**
             * Format: uri
             * @description Address of the receiver.
             */
            url: string;
            /** @description Types of events that are sent. */
            events: ("transactions.changed" | "connection.updated" | "connection.needs_action" | "limit.reached" | "reminder.sent" | "bill.closed" | "recurring.changed" | "signal.found" | "investment.changed" | "key.created" | "key.revoked")[];
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description The first failure since the last success.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description When it was disabled after five days without a success, in UTC; null: it is not.
             */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description Until then deliveries are signed with the secret before the last rotation, too.
             */
            previousSecretUntil: string | null;
            /** @description `whsec_` and the base64 of the key that signs deliveries. Shown only now. */
            secret: string;
        };
        /** @description A card, for its closing day. */
        CreditCardAccount: {
            /** @description Id of the record. */
            id: string;
            /** @description Name for people. */
            name: string;
            /** @description Name that the institution sells the account by. */
            marketingName: string;
            /** @description Number, as the institution shows it; of an installment: which one it is. */
            number: string;
            /** @description Whether the closing day of the card is set. */
            hasClosingDate: boolean;
            /**
             * Format: int32
             * @description Day of the month on which the bill closes, 1 to 31.
             */
            closingDay: number | null;
            /** @description Whether it is in force. */
            isActive: boolean;
            /** @description Note of the person about the closing day. */
            notes: string;
        };
        /** @description What only credit cards have. */
        CreditData: {
            /** @description Brand of the card, such as `MASTERCARD`. */
            brand: string | null;
            /** @description Level of the card, such as `GOLD`. */
            level: string | null;
            /** @description State of the record. */
            status: string | null;
            /**
             * Format: double
             * @description Credit limit of the card.
             */
            creditLimit: number | null;
            /**
             * Format: double
             * @description What of the credit limit is still free.
             */
            availableCreditLimit: number | null;
            /**
             * Format: date-time
             * @description When the bill is due, as the institution reports it.
             */
            balanceDueDate: string | null;
            /**
             * Format: date-time
             * @description When the open bill closes, as the institution reports it.
             */
            balanceCloseDate: string | null;
            /**
             * Format: double
             * @description Least that must be paid of the open bill.
             */
            minimumPayment: number | null;
            /**
             * Format: double
             * @description Balance in a foreign currency, in that currency.
             */
            balanceForeignCurrency: number | null;
        };
        DeleteAccountResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: {
                /** @description Id of the account. */
                accountId: string;
                /** @description Name for people. */
                name: string;
            };
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        DeleteImportResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: {
                /** @description Id of the import; null in a preview. */
                importId: string;
                /**
                 * Format: int32
                 * @description Rows that are no more, or how many.
                 */
                removed: number;
                /**
                 * Format: int32
                 * @description How many rows stay, since something else brought them, too.
                 */
                kept: number;
                /** @description Whether the account went with it. */
                accountRemoved: boolean;
            };
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        DeletePaymentReminderResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: {
                /** @description Id of the record. */
                id: string;
                /** @description Title for people. */
                title: string;
                /**
                 * @description What was done with the record.
                 * @enum {string}
                 */
                action: "cancelled" | "deleted permanently";
                /** @description Whether the record was removed for good. */
                hardDelete: boolean;
            };
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        DeleteSpendingLimitResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: {
                /** @description Id of the record. */
                id: string;
                /** @description Category, in Portuguese. */
                category: string;
                /**
                 * @description What was done with the record.
                 * @enum {string}
                 */
                action: "cancelled" | "deleted permanently";
                /** @description Whether the record was removed for good. */
                hardDelete: boolean;
            };
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        DeleteTransactionResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: {
                /** @description Id of the transaction. */
                transactionId: string;
            };
            account: components["schemas"]["Account"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        DeleteWebhookResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: {
                /** @description Id of the webhook. */
                webhookId: string;
                /**
                 * Format: uri
                 * @description Address of the receiver.
                 */
                url: string;
                /**
                 * Format: date-time
                 * @description When it was deleted, in UTC.
                 */
                deletedAt: string;
            };
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        /** @description A file that was imported. */
        FileImport: {
            /** @description Id of the import; null in a preview. */
            importId: string;
            /** @description Name for people. */
            name: string | null;
            /** @description Id of the account. */
            accountId: string;
            /**
             * @description Form of the file or of the answer.
             * @enum {string}
             */
            format: "csv" | "ofx1" | "ofx2";
            /** @description First and last day that count, both included; of a limit: how often it starts anew. */
            period: {
                /**
                 * Format: date
                 * @description First day, included.
                 */
                start: string;
                /**
                 * Format: date
                 * @description Last day, included.
                 */
                end: string;
            };
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            counts: components["schemas"]["ImportCounts"];
            /** @description Whether all was written; false: it was cut off. */
            finished: boolean;
            /**
             * Format: date-time
             * @description Until when the import can be undone, in UTC.
             */
            undoableUntil: string;
        };
        /** @description How old the bank data of an answer is. */
        Freshness: {
            /**
             * Format: date-time
             * @description The oldest `last_updated_at` of the connections behind the answer.
             */
            as_of: string | null;
            /** @description `as_of` is more than 36 hours ago. */
            is_stale: boolean;
            /** @description One entry for each connected institution. */
            connections: components["schemas"]["FreshnessConnection"][];
        };
        /** @description How old the data of a connection is. */
        FreshnessConnection: {
            /** @description Id of the connection to the institution. */
            item_id: string;
            /** @description Name of the institution. */
            connector_name: string;
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "UPDATED" | "UPDATING" | "MERGING" | "WAITING_USER_INPUT" | "WAITING_USER_ACTION" | "LOGIN_ERROR" | "OUTDATED";
            /**
             * Format: date-time
             * @description When the institution last gave all its data.
             */
            last_updated_at: string | null;
            /**
             * @description What the owner must do before data arrives again.
             * @enum {string|null}
             */
            needs: "user_input" | "user_action" | "reconnect" | null;
            /** @description `item_id` of the connection, linked first, that has one of its accounts too. */
            duplicate_of: string | null;
        };
        GetAccountsResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: components["schemas"]["Account"][];
            /**
             * Format: int32
             * @description How many entries the list has.
             */
            count: number;
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetApiKeyInfoResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["ApiKeyInfo"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetBalanceByAccountResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["AccountBalance"];
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetBalanceResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: {
                /**
                 * Format: double
                 * @description Sum of the known balances in BRL; null when there are accounts in BRL and none is known.
                 */
                total_balance: number | null;
                /**
                 * Format: int32
                 * @description Accounts whose balance is null; no sum holds them.
                 */
                unknown_balances: number;
                /** @description The accounts that count. */
                accounts: components["schemas"]["AccountBalance"][];
            };
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetBillSummaryResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: components["schemas"]["BillSummary"][];
            /** @description Hint for people, in Portuguese. */
            recommendations: string;
            /** @description Hint for assistants, in Portuguese. */
            transactionsInfo: string;
            /** @description Hint for people, in Portuguese. */
            notice: string;
            /** @description Hint for assistants, in Portuguese. */
            guidance: string;
            /** @description The filters that were applied, with their defaults. */
            filters: {
                /** @description Id of the account. */
                accountId: string | null;
                /**
                 * Format: int32
                 * @description Day of the month on which the bill closes, 1 to 31.
                 */
                closingDay: number | null;
                /** @description First day, included. */
                startDate: string | null;
                /** @description Last day, included. */
                endDate: string | null;
            };
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetBillsResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: components["schemas"]["Bill"][];
            /**
             * Format: int32
             * @description How many entries the list has.
             */
            count: number;
            /** @description The filters that were applied, with their defaults. */
            filters: {
                /** @description Id of the account. */
                accountId: string | null;
                /** @description Whether only bills count whose due date has passed. */
                onlyPastDue: boolean;
            };
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetCashFlowResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["CashFlow"];
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetChangesResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description Rows that are new to the reader. */
            added: components["schemas"]["Transaction"][];
            /** @description Rows that have changed. */
            modified: components["schemas"]["Transaction"][];
            /** @description Rows that are no more, or how many. */
            removed: components["schemas"]["RemovedTransaction"][];
            /** @description Send it with the next call. */
            next_cursor: string;
            /** @description Whether another page follows at once: call again with `next_cursor`. */
            has_more: boolean;
            /** @description Whether investments or loans came, ended, moved or went with their connection since `cursor`: ask for them anew. */
            investments_changed: boolean;
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetExpensiveCategoriesResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: string;
            /** @description Sums and counts over the list. */
            summary: {
                /**
                 * Format: int32
                 * @description How many categories have spending.
                 */
                totalCategories: number;
                /** @description The three most expensive categories. */
                top3Categories: {
                    /** @description Category, in Portuguese. */
                    category: string;
                    /**
                     * Format: double
                     * @description Sum of the amounts.
                     */
                    totalAmount: number;
                    /** @description The amount as people write it in Brazil. */
                    formattedAmount: string;
                }[];
                /**
                 * Format: double
                 * @description Spending before refunds, as `totals.gross` of summarize-spending.
                 */
                totalExpenses: number;
                /** @description The total as people write it in Brazil. */
                formattedTotalExpenses: string;
            };
            /** @description First and last day that count. */
            dateRange: {
                /**
                 * Format: date-time
                 * @description First day, included.
                 */
                startDate: string;
                /**
                 * Format: date-time
                 * @description Last day, included.
                 */
                endDate: string;
            };
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetInstallmentsResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: {
                summary: components["schemas"]["InstallmentSummary"];
                /** @description Purchases. */
                purchases: components["schemas"]["InstallmentPurchase"][];
            };
            summary: components["schemas"]["InstallmentSummary"];
            /** @description First and last day that count. */
            dateRange: {
                /**
                 * Format: date
                 * @description First day, included.
                 */
                startDate: string;
                /**
                 * Format: date
                 * @description Last day, included.
                 */
                endDate: string;
            };
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetInvestmentsResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: {
                /** @description Largest first, then by name. */
                positions: components["schemas"]["Position"][];
                /** @description Of positions in BRL that are held. Sums hold what is known; null where nothing is. */
                totals: {
                    /**
                     * Format: double
                     * @description Balance as the institution reported it.
                     */
                    balance: number | null;
                    /**
                     * Format: double
                     * @description What was put in; null where the bank does not say.
                     */
                    invested: number | null;
                    /**
                     * Format: double
                     * @description Balance less what was put in.
                     */
                    profit: number | null;
                    /**
                     * Format: double
                     * @description Interest and dividends of twelve months.
                     */
                    income_12_months: number;
                    /**
                     * Format: double
                     * @description What can be had now.
                     */
                    liquid_now: number | null;
                    /** @description Amounts by kind of item. */
                    by_kind: {
                        /**
                         * @description What it is.
                         * @enum {string}
                         */
                        kind: "treasury" | "fixed_income" | "fund" | "real_estate_fund" | "etf" | "stock" | "pension" | "structured" | "other";
                        /**
                         * Format: double
                         * @description Balance as the institution reported it.
                         */
                        balance: number;
                        /**
                         * Format: double
                         * @description Percent of the balance.
                         */
                        share: number;
                        /**
                         * Format: int32
                         * @description How many entries the list has.
                         */
                        count: number;
                    }[];
                    /** @description When the money is there; the parts make up `balance`. */
                    liquidity: {
                        /**
                         * Format: double
                         * @description What can be had now.
                         */
                        now: number;
                        /**
                         * Format: double
                         * @description Sold at an exchange.
                         */
                        market: number;
                        /** @description What can be had only at a due date, by that day. */
                        at_due: {
                            /**
                             * Format: date
                             * @description Calendar day in America/Sao_Paulo.
                             */
                            date: string;
                            /**
                             * Format: double
                             * @description Signed amount; money out is negative.
                             */
                            amount: number;
                        }[];
                        /**
                         * Format: double
                         * @description What is not known, and so in no sum.
                         */
                        unknown: number;
                    };
                    /** @description What is not known, and so in no sum. */
                    unknown: {
                        /** @description Id of the record. */
                        id: string;
                        /** @description Name for people. */
                        name: string;
                        /**
                         * @description Why.
                         * @enum {string}
                         */
                        reason: "balance_missing";
                    }[];
                };
                /**
                 * Format: int32
                 * @description Positions in other currencies, in no total.
                 */
                left_out: number;
            };
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetLoansResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: {
                /** @description Largest outstanding first, then by name. */
                loans: components["schemas"]["Loan"][];
                /** @description Of loans in BRL that are owed. Sums hold what is known; null where nothing is. */
                totals: {
                    /**
                     * Format: double
                     * @description What is still owed.
                     */
                    outstanding: number | null;
                    /**
                     * Format: double
                     * @description Installments of loans that are paid monthly.
                     */
                    monthly: number | null;
                    /** @description What is not known, and so in no sum. */
                    unknown: {
                        /** @description Id of the record. */
                        id: string;
                        /** @description Name for people. */
                        name: string;
                        /**
                         * @description Why.
                         * @enum {string}
                         */
                        reason: "balance_missing" | "installment_missing";
                    }[];
                };
                /**
                 * Format: int32
                 * @description Loans in other currencies, in no total.
                 */
                left_out: number;
            };
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetMemoriesResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What is known of the person, for the prompt of an assistant. */
            memoriesForPrompt: string;
            /** @description Whether something was learnt from the message. */
            memoryAdded: boolean;
            /** @description When `message` asks to forget something: whether there was such a memory. */
            memoryForgotten?: boolean;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetNetWorthResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: {
                /** @description The figures of today. */
                today: {
                    /**
                     * Format: date
                     * @description Calendar day in America/Sao_Paulo.
                     */
                    date: string;
                    /**
                     * Format: double
                     * @description Bank accounts.
                     */
                    bank: number | null;
                    /**
                     * Format: double
                     * @description Value of the investments; null where one is unknown.
                     */
                    investments: number | null;
                    /**
                     * Format: double
                     * @description What cards owe, negative: unpaid closed bills and the open one so far.
                     */
                    cards: number | null;
                    /**
                     * Format: double
                     * @description What is owed, negative.
                     */
                    loans: number | null;
                    /**
                     * Format: double
                     * @description Sum of the four; null where one of them is.
                     */
                    net: number | null;
                    /**
                     * Format: double
                     * @description Sum of what is known.
                     */
                    known: number;
                    /** @description Whether nothing is unknown. */
                    complete: boolean;
                    /**
                     * Format: double
                     * @description Installments of later bills, negative; in no sum.
                     */
                    cards_ahead: number;
                    /**
                     * Format: double
                     * @description Of `net` since the end of last month.
                     */
                    change: number | null;
                };
                /** @description Newest first; a part that was not known on that day is null. */
                history: {
                    /** @description Calendar month in America/Sao_Paulo, YYYY-MM. */
                    month: string;
                    /**
                     * Format: date
                     * @description Calendar day in America/Sao_Paulo.
                     */
                    date: string;
                    /**
                     * Format: double
                     * @description Bank accounts.
                     */
                    bank: number | null;
                    /**
                     * Format: double
                     * @description Value of the investments; null where one is unknown.
                     */
                    investments: number | null;
                    /**
                     * Format: double
                     * @description What cards owe, negative: unpaid closed bills and the open one so far.
                     */
                    cards: number | null;
                    /**
                     * Format: double
                     * @description What is owed, negative.
                     */
                    loans: number | null;
                    /**
                     * Format: double
                     * @description Sum of the four; null where one of them is.
                     */
                    net: number | null;
                    /**
                     * Format: double
                     * @description Sum of what is known.
                     */
                    known: number;
                    /** @description Whether nothing is unknown. */
                    complete: boolean;
                }[];
                /** @description What is not known, and so in no sum. */
                unknown: {
                    /**
                     * @description Which part is unknown.
                     * @enum {string}
                     */
                    part: "bank" | "investments" | "cards" | "loans";
                    /** @description Id of the connection to the institution. */
                    item_id: string;
                    /** @description Name for people. */
                    name: string;
                    /**
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "balance_missing" | "before_first_row" | "before_first_import";
                    /**
                     * Format: date
                     * @description The last day on which it was unknown.
                     */
                    until: string | null;
                }[];
                /**
                 * Format: int32
                 * @description Accounts and holdings in other currencies, in no sum.
                 */
                left_out: number;
            };
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetOpenFinanceConnectionFlowResponse: {
            /**
             * @description State of the record.
             * @constant
             */
            status: "accepted";
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetRecurringResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: components["schemas"]["RecurringStream"][];
            summary: components["schemas"]["RecurringSummary"];
            /**
             * Format: int32
             * @description How many entries the list has.
             */
            count: number;
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetSignalsResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: components["schemas"]["Signal"][];
            /** @description Of all new signals, whatever is asked for. */
            summary: {
                /**
                 * Format: int32
                 * @description How many are new.
                 */
                new: number;
                /**
                 * Format: int32
                 * @description How many new ones are grave.
                 */
                high: number;
            };
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetTransactionsResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: components["schemas"]["Transaction"][] | components["schemas"]["StructuredTransactions"];
            /**
             * Format: int32
             * @description How many entries the list has.
             */
            count: number;
            /** @description The filters that were applied, with their defaults. */
            filters: {
                /**
                 * Format: date
                 * @description First day, included.
                 */
                startDate: string | null;
                /**
                 * Format: date
                 * @description Last day, included.
                 */
                endDate: string | null;
                /** @description Names of categories. */
                categories: string[] | null;
                /**
                 * Format: double
                 * @description Least amount that counts.
                 */
                minAmount: number | null;
                /**
                 * Format: double
                 * @description Largest amount that counts.
                 */
                maxAmount: number | null;
                /** @description `BANK`, `CREDIT`, `INVESTMENT` or `LOAN`. */
                accountType: string | null;
                /** @description Kind of account, such as `CHECKING_ACCOUNT` or `CREDIT_CARD`. */
                accountSubtype: string | null;
                /** @description States of transactions that count; null: all. */
                includeStatus: string[] | null;
                /**
                 * @description Form of the file or of the answer.
                 * @enum {string}
                 */
                format: "raw" | "structured";
            };
            /** @description First and last day that count, both included; of a limit: how often it starts anew. */
            period: {
                /**
                 * Format: date
                 * @description First day, included.
                 */
                startDate: string;
                /**
                 * Format: date
                 * @description Last day, included.
                 */
                endDate: string;
            };
            /** @description How the question was read. */
            interpretation?: {
                /**
                 * Format: date
                 * @description First day, included.
                 */
                startDate: string | null;
                /**
                 * Format: date
                 * @description Last day, included.
                 */
                endDate: string | null;
                /** @description Left out, both days included. */
                excludedPeriods: {
                    /**
                     * Format: date
                     * @description First day, included.
                     */
                    startDate: string;
                    /**
                     * Format: date
                     * @description Last day, included.
                     */
                    endDate: string;
                }[];
                /**
                 * @description Kind of the record.
                 * @enum {string|null}
                 */
                type: "DEBIT" | "CREDIT" | null;
                /** @description Canonical names, each with all below it. */
                categories: string[];
                /** @description Words of the user's own rows. */
                merchants: string[];
                /**
                 * @description With categories and merchants both: whether a row must be of both or of either.
                 * @enum {string|null}
                 */
                match: "all" | "any" | null;
                /** @description Categories that the question leaves out. */
                excludedCategories: string[];
                /** @description Merchants that the question leaves out. */
                excludedMerchants: string[];
                /**
                 * @description Moves between own accounts, as the rows tell: `only` these, or `none` of them.
                 * @enum {string|null}
                 */
                ownMoves: "only" | "none" | null;
                /** @description Rows paid so, where no category is named after the means (`débito automático`). */
                paymentMethods: ("pix" | "boleto" | "debit_order" | "credit_card" | "debit_card" | "ted" | "doc" | "transfer" | "cash" | "check" | "fee")[];
                /** @description Means of payment that the question leaves out. */
                excludedPaymentMethods: ("pix" | "boleto" | "debit_order" | "credit_card" | "debit_card" | "ted" | "doc" | "transfer" | "cash" | "check" | "fee")[];
                /**
                 * Format: double
                 * @description Of the absolute amount, included.
                 */
                minAmount: number | null;
                /**
                 * Format: double
                 * @description Of the absolute amount, included.
                 */
                maxAmount: number | null;
                /**
                 * @description `BANK`, `CREDIT`, `INVESTMENT` or `LOAN`.
                 * @enum {string|null}
                 */
                accountType: "BANK" | "CREDIT" | "INVESTMENT" | "LOAN" | null;
                /**
                 * @description Kind of account, such as `CHECKING_ACCOUNT` or `CREDIT_CARD`.
                 * @enum {string|null}
                 */
                accountSubtype: "CHECKING_ACCOUNT" | "SAVINGS_ACCOUNT" | "CREDIT_CARD" | "PAYMENT_ACCOUNT" | null;
                /** @description The accounts that count. */
                accounts: {
                    /** @description Id of the record. */
                    id: string;
                    /** @description Name for people. */
                    name: string;
                }[];
                /** @description State of the record. */
                status: ("POSTED" | "PENDING")[];
                /** @description Only rows that are such an installment. */
                installments: {
                    /**
                     * @description `last`: of its purchase; `none`: rows that are no installment, paid at once.
                     * @enum {string}
                     */
                    which: "any" | "last" | "none";
                    /**
                     * Format: int32
                     * @description Of the installment, from 1.
                     */
                    number: number | null;
                    /**
                     * Format: int32
                     * @description Installments that the purchase was split in.
                     */
                    total: number | null;
                    /**
                     * Format: int32
                     * @description Bound of `total`, included.
                     */
                    minTotal: number | null;
                    /**
                     * Format: int32
                     * @description Bound of `total`, included.
                     */
                    maxTotal: number | null;
                } | null;
                /** @description Of the rows that all else selects only these; one order of amounts is listed by amount, others newest first; any of several. */
                ranking: {
                    /**
                     * @description Of the absolute amount, BRL before other currencies, or of the date; ties as listed.
                     * @enum {string}
                     */
                    by: "largest" | "smallest" | "latest" | "earliest";
                    /**
                     * Format: int32
                     * @description How many entries the list has.
                     */
                    count: number;
                    /**
                     * @description `spending`: without payments of card bills, transfers between own accounts and investments.
                     * @enum {string}
                     */
                    of: "spending" | "all";
                    /** @description Only the rows of this order compete: `a maior das últimas 10`. */
                    within: {
                        /**
                         * @description What decides.
                         * @enum {string}
                         */
                        by: "largest" | "smallest" | "latest" | "earliest";
                        /**
                         * Format: int32
                         * @description How many entries the list has.
                         */
                        count: number;
                    } | null;
                }[];
                /** @description Where nothing else was understood: words that a row must have in its description, merchant, note or category. */
                texts: string[];
                /** @description Whether rows answer the message. False: do not give their sum as the answer; see `reason`. */
                answerable: boolean;
                /**
                 * @description Why rows do not answer; null where they do.
                 * @enum {string|null}
                 */
                reason: "future" | "command" | "not_about_money" | "needs_other_operation" | null;
                /** @description The operation that answers instead (`get-balance`; its tool is `getBalance`), or null. */
                operation: string | null;
                /** @description Words that filter nothing because they were not understood; at most 20. */
                unread: string[];
            };
            /** @description Where no category has a name of `categories`, the nearest names that there are; where no row has the words of `interpretation.texts`, that. */
            hint?: string;
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        GetUpcomingResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["Upcoming"];
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        /** @description How many rows of a file are what. */
        ImportCounts: {
            /**
             * Format: int32
             * @description Imported, the doubtful ones too.
             */
            new: number;
            /**
             * Format: int32
             * @description The account had them.
             */
            known: number;
            /**
             * Format: int32
             * @description Another row has the amount, on a day near, under another text.
             */
            doubtful: number;
            /**
             * Format: int32
             * @description Lines that are no transactions.
             */
            left_out: number;
        };
        ImportTransactionsResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["ImportedFile"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        /** @description What was found in a file. */
        ImportedFile: {
            /** @description Id of the import; null in a preview. */
            importId: string | null;
            /** @description Id of the account. */
            accountId: string | null;
            /**
             * @description Form of the file or of the answer.
             * @enum {string}
             */
            format: "csv" | "ofx1" | "ofx2";
            /** @description Encoding of the file. */
            encoding: string;
            /** @description First and last day that count, both included; of a limit: how often it starts anew. */
            period: {
                /**
                 * Format: date
                 * @description First day, included.
                 */
                start: string;
                /**
                 * Format: date
                 * @description Last day, included.
                 */
                end: string;
            };
            counts: components["schemas"]["ImportCounts"];
            /** @description Rows of the file, or how many. */
            rows: {
                /**
                 * Format: int32
                 * @description Line of the file, from 1 on.
                 */
                line: number;
                /**
                 * Format: date
                 * @description Calendar day in America/Sao_Paulo.
                 */
                date: string;
                /** @description Text of the bank, as it stands on the statement. */
                description: string;
                /**
                 * Format: double
                 * @description Signed amount; money out is negative.
                 */
                amount: number;
                /** @description Category, in Portuguese. */
                category: string | null;
                /** @description Which installment it is, and of how many. */
                installment: {
                    /**
                     * Format: int32
                     * @description Number, as the institution shows it; of an installment: which one it is.
                     */
                    number: number;
                    /**
                     * Format: int32
                     * @description How many there are in all, or their sum.
                     */
                    total: number;
                } | null;
                /**
                 * @description State of the record.
                 * @enum {string}
                 */
                status: "new" | "known" | "doubtful";
            }[];
            /** @description Rows that look like one that is there, or how many. */
            doubtful: {
                /**
                 * Format: int32
                 * @description Line of the file, from 1 on.
                 */
                line: number;
                /**
                 * Format: date
                 * @description Calendar day in America/Sao_Paulo.
                 */
                date: string;
                /** @description Text of the bank, as it stands on the statement. */
                description: string;
                /**
                 * Format: double
                 * @description Signed amount; money out is negative.
                 */
                amount: number;
                /** @description The row that it looks like. */
                transaction: {
                    /** @description Id of the record. */
                    id: string;
                    /**
                     * Format: date
                     * @description Calendar day in America/Sao_Paulo.
                     */
                    date: string;
                    /** @description Text of the bank, as it stands on the statement. */
                    description: string;
                };
            }[];
            /** @description What of the file was left out or unclear. */
            warnings: {
                /**
                 * Format: int32
                 * @description Line of the file, from 1 on.
                 */
                line: number;
                /** @description A sentence for people, in Portuguese. */
                message: string;
            }[];
            /** @description Which column is what; null for OFX. */
            mapping: components["schemas"]["ColumnMapping"] | null;
            /** @description Balance as the institution reported it. */
            balance: {
                /**
                 * Format: double
                 * @description Signed amount; money out is negative.
                 */
                amount: number;
                /**
                 * Format: date
                 * @description Calendar day in America/Sao_Paulo.
                 */
                date: string | null;
            } | null;
            /** @description Whether this very file was imported before. */
            repeated: boolean;
        };
        /** @description One installment of a purchase. */
        Installment: {
            /** @description Text of the bank, as it stands on the statement. */
            description: string;
            /**
             * Format: double
             * @description Signed amount; money out is negative.
             */
            amount: number;
            /**
             * Format: int32
             * @description Which installment it is, from 1 on.
             */
            installmentNumber: number;
            /**
             * Format: int32
             * @description Of how many installments it is one.
             */
            totalInstallments: number;
            /**
             * Format: date
             * @description Day on which it is to be paid.
             */
            dueDate: string;
            /** @description Category, in Portuguese. */
            category: string | null;
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "POSTED" | "PENDING";
            /** @description Whether the bank has not reported it yet. */
            isProjected: boolean;
            /** @description Given back before it was billed: not owed. */
            isCancelled: boolean;
            /** @description Paid ahead: on the bill of its date. */
            isPrepaid: boolean;
        };
        /** @description A purchase in installments. */
        InstallmentPurchase: {
            /**
             * Format: date
             * @description Day of the purchase.
             */
            purchaseDate: string;
            /**
             * Format: double
             * @description Sum of the amounts.
             */
            totalAmount: number;
            /** @description The installments. */
            installments: components["schemas"]["Installment"][];
            /** @description Text of the bank, as it stands on the statement. */
            description: string;
            /** @description Who sold it, as a person would say it; where the bank names nobody, its text. */
            merchant: string;
            /**
             * @description State of the bill.
             * @enum {string}
             */
            state: "active" | "finished" | "cancelled" | "prepaid";
            /** @description Currency, ISO 4217. */
            currencyCode: string;
            /** @description Id of the account. */
            accountId: string;
            /** @description Name that the institution gives the account. */
            accountName: string;
            /** @description What the user calls the account; null until it has such a name. */
            customName: string | null;
            /**
             * Format: int32
             * @description How many installments are paid.
             */
            installmentsPaid: number;
            /**
             * Format: int32
             * @description How many installments are left.
             */
            installmentsRemaining: number;
            /**
             * Format: double
             * @description What is paid so far.
             */
            amountPaid: number;
            /**
             * Format: double
             * @description What is left to pay.
             */
            amountRemaining: number;
        };
        /** @description Sums over purchases in installments. */
        InstallmentSummary: {
            /**
             * Format: double
             * @description Sum of the amounts.
             */
            totalAmount: number;
            /**
             * Format: int32
             * @description Of how many installments it is one.
             */
            totalInstallments: number;
            /**
             * Format: int32
             * @description How many purchases in installments there are.
             */
            totalPurchases: number;
            /** @description How many purchases have so many installments. */
            installmentDistribution: {
                /**
                 * Format: int32
                 * @description Of how many installments it is one.
                 */
                totalInstallments: number;
                /**
                 * Format: int32
                 * @description How many entries the list has.
                 */
                count: number;
                /**
                 * Format: double
                 * @description Sum of the amounts.
                 */
                totalAmount: number;
            }[];
            /**
             * Format: double
             * @description What is left to pay of all purchases.
             */
            totalAmountRemaining: number;
            /**
             * Format: int32
             * @description How many installments are left of all purchases.
             */
            totalInstallmentsRemaining: number;
            /**
             * Format: int32
             * @description Purchases in other currencies: listed, in no sum.
             */
            leftOut: number;
        };
        ListApiKeysResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: components["schemas"]["ApiKey"][];
            /**
             * Format: int32
             * @description How many entries the list has.
             */
            count: number;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        ListImportsResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: components["schemas"]["FileImport"][];
            /**
             * Format: int32
             * @description How many entries the list has.
             */
            count: number;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        ListPaymentRemindersResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: components["schemas"]["ListedPaymentReminder"][];
            /**
             * Format: int32
             * @description How many entries the list has.
             */
            count: number;
            /** @description The filter that was applied. */
            filter: string;
            /** @description How many records the plan allows. */
            quota: {
                /** @description Plan of the user. */
                subscriptionType: string;
                /**
                 * Format: int32
                 * @description How many there are now.
                 */
                currentCount: number;
                /**
                 * Format: int32
                 * @description The limit; of a quota: how many there may be.
                 */
                limit: number;
                /** @description Whether one more may be made. */
                canCreate: boolean;
                /**
                 * Format: int32
                 * @description How many more may be made.
                 */
                remaining: number;
            };
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        ListSpendingLimitsResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: components["schemas"]["ListedSpendingLimit"][];
            /**
             * Format: int32
             * @description How many entries the list has.
             */
            count: number;
            /** @description How many records the plan allows. */
            quota: {
                /** @description Plan of the user. */
                subscriptionType: string;
                /**
                 * Format: int32
                 * @description How many there are now.
                 */
                currentCount: number;
                /**
                 * Format: int32
                 * @description The limit; of a quota: how many there may be.
                 */
                limit: number;
                /** @description Whether one more may be made. */
                canCreate: boolean;
                /**
                 * Format: int32
                 * @description How many more may be made.
                 */
                remaining: number;
                /** @description A sentence for people, in Portuguese. */
                message: string;
                /** @description Hint about plans, in Portuguese; null without one. */
                upgradeMessage: string | null;
            };
            /** @description The filters that were applied, with their defaults. */
            filters: {
                /** @description Whether inactive ones are listed, too. */
                includeInactive: boolean;
            };
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        ListWebhookDeliveriesResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: components["schemas"]["WebhookDelivery"][];
            /**
             * Format: int32
             * @description How many entries the list has.
             */
            count: number;
            /** @description Send it as `before` for older ones; null: there are none. */
            nextBefore: string | null;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        ListWebhooksResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: components["schemas"]["Webhook"][];
            /**
             * Format: int32
             * @description How many entries the list has.
             */
            count: number;
            /**
             * Format: int32
             * @description The limit; of a quota: how many there may be.
             */
            limit: number;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        /** @description A payment reminder with its last notice. */
        ListedPaymentReminder: {
            /** @description Id of the record. */
            id: string;
            /** @description Title for people. */
            title: string;
            /**
             * Format: double
             * @description Signed amount; money out is negative.
             */
            amount: number | null;
            /**
             * Format: date
             * @description Day on which it is to be paid.
             */
            dueDate: string;
            /**
             * Format: date-time
             * @description When the notice goes out, in UTC.
             */
            reminderTime: string;
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "active" | "completed" | "inactive";
            /** @description Whether it comes back. */
            isRecurring: boolean;
            /**
             * @description How often it comes back; null: once.
             * @enum {string|null}
             */
            recurrencePattern: "daily" | "weekly" | "monthly" | "yearly" | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When it was marked as done, in UTC; null while it is not.
             */
            completedAt?: string;
            notification?: components["schemas"]["Notification"];
        };
        /** @description A spending limit with its usage. */
        ListedSpendingLimit: {
            /** @description Id of the record. */
            id: string;
            /** @description Category, in Portuguese. */
            category: string;
            /**
             * Format: double
             * @description Amount that may be spent in a period.
             */
            limitAmount: number;
            /**
             * @description First and last day that count, both included; of a limit: how often it starts anew.
             * @enum {string}
             */
            period: "daily" | "weekly" | "biweekly" | "monthly";
            /** @description Whether it is in force. */
            isActive: boolean;
            /** @description Whether it comes back. */
            isRecurring: boolean;
            /**
             * Format: date-time
             * @description Begin of the running period, in UTC, included.
             */
            periodStart: string | null;
            /** @description Id of the user. */
            userId: string;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: double
             * @description As `summarize-spending` counts the category and those below it, from the first day of the period to its last or today; net of refunds, never below 0.
             */
            currentSpending: number;
            /**
             * Format: double
             * @description What is left.
             */
            remainingAmount: number;
            /**
             * Format: double
             * @description Spending as a percentage of the limit.
             */
            percentageUsed: number;
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "ok" | "warning" | "danger";
            /**
             * Format: date-time
             * @description End of the running period, in UTC, excluded.
             */
            periodEnd?: string;
            notification?: components["schemas"]["Notification"];
        };
        /** @description A loan or a financing. */
        Loan: {
            /** @description Id of the record. */
            id: string;
            /** @description Id of the connection to the institution. */
            item_id: string;
            /** @description Name of the institution. */
            connector_name: string;
            /** @description Name for people. */
            name: string;
            /** @description As `loan`, `financing`, `invoice_financing`, `overdraft`. */
            kind: string;
            /** @description Currency, ISO 4217. */
            currency_code: string;
            /**
             * Format: double
             * @description Amount that was lent.
             */
            contracted: number | null;
            /**
             * Format: double
             * @description What is owed, positive; null: never reported. 0 when settled.
             */
            outstanding: number | null;
            /**
             * Format: double
             * @description The last installment paid, else by the plan of the loan; null where neither is known.
             */
            installment_amount: number | null;
            /**
             * Format: date
             * @description Day of the next one; null: not known.
             */
            next_date: string | null;
            /** @description The installments. */
            installments: {
                /**
                 * Format: double
                 * @description How many there are in all, or their sum.
                 */
                total: number | null;
                /**
                 * Format: double
                 * @description How many are paid.
                 */
                paid: number | null;
                /**
                 * Format: double
                 * @description How many are overdue.
                 */
                overdue: number | null;
                /**
                 * Format: double
                 * @description How many more may be made.
                 */
                remaining: number | null;
            };
            /**
             * Format: date
             * @description Day of the last installment; null where the bank says none.
             */
            ends_on: string | null;
            /**
             * Format: double
             * @description All costs included (CET).
             */
            annual_cost_percent: number | null;
            /**
             * Format: double
             * @description Interest rate in percent.
             */
            rate_percent: number | null;
            /**
             * @description Period of the interest rate.
             * @enum {string|null}
             */
            rate_period: "monthly" | "yearly" | null;
            /**
             * @description How the installments are paid.
             * @enum {string}
             */
            paid_by: "account" | "payroll";
            /**
             * Format: date
             * @description The day that the values are of.
             */
            as_of: string | null;
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "active" | "overdue" | "settled";
        };
        ManageClosingDateResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /** @description What was asked for. */
            data: {
                /** @description The accounts that count. */
                accounts: components["schemas"]["CreditCardAccount"][];
                /**
                 * Format: int32
                 * @description How many cards there are.
                 */
                totalAccounts: number;
                /**
                 * Format: int32
                 * @description How many cards have a closing day.
                 */
                accountsWithClosingDate: number;
                /**
                 * Format: int32
                 * @description How many cards have none.
                 */
                accountsWithoutClosingDate: number;
            } | {
                /** @description Id of the record that was deleted. */
                deletedId: string;
                /** @description Id of the account. */
                accountId: string;
            } | components["schemas"]["ClosingDate"] | components["schemas"]["ClosingDateEntry"] | components["schemas"]["ClosingDateEntry"][];
            freshness?: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        ManualUpdateResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description A sentence for people, in Portuguese. */
            message: string;
            details: components["schemas"]["SynchronizationDetails"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        /** @description Income and spending of a month. */
        MonthFlow: {
            /** @description Calendar month in America/Sao_Paulo, YYYY-MM. */
            month: string;
            /** @description True for the running month. */
            is_partial: boolean;
            /**
             * Format: double
             * @description Money in that counts as income.
             */
            income: number;
            /**
             * Format: double
             * @description Spending before refunds.
             */
            gross: number;
            /**
             * Format: double
             * @description What refunds take from `gross`, also those that came in later months.
             */
            refunds: number;
            /**
             * Format: double
             * @description `gross` - `refunds`; may be negative.
             */
            spending: number;
            /**
             * Format: double
             * @description Income less spending.
             */
            net: number;
            /**
             * Format: double
             * @description `net` / `income`; null without income.
             */
            savings_rate: number | null;
            /** @description Amounts by category. */
            by_category: components["schemas"]["CategoryFlow"][];
        };
        /** @description What became of a notice. */
        Notification: {
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "dispatched" | "partly_dispatched" | "not_sent";
            /**
             * @description Why.
             * @enum {string|null}
             */
            reason: "too_many_notices" | "switched_off" | "no_access" | "no_address" | null;
        };
        /** @description A payment reminder. */
        PaymentReminder: {
            /** @description Id of the record. */
            id: string;
            /** @description Title for people. */
            title: string;
            /**
             * Format: double
             * @description Signed amount; money out is negative.
             */
            amount: number | null;
            /**
             * Format: date
             * @description Day on which it is to be paid.
             */
            dueDate: string;
            /**
             * Format: date-time
             * @description When the notice goes out, in UTC.
             */
            reminderTime: string;
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "active" | "completed" | "inactive";
            /** @description Whether it comes back. */
            isRecurring: boolean;
            /**
             * @description How often it comes back; null: once.
             * @enum {string|null}
             */
            recurrencePattern: "daily" | "weekly" | "monthly" | "yearly" | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updatedAt: string;
        };
        /** @description A position of an investment. */
        Position: {
            /** @description Id of the record. */
            id: string;
            /** @description Id of the connection to the institution. */
            item_id: string;
            /** @description Name of the institution. */
            connector_name: string;
            /** @description Name for people. */
            name: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "treasury" | "fixed_income" | "fund" | "real_estate_fund" | "etf" | "stock" | "pension" | "structured" | "other";
            /** @description Kind of account, such as `CHECKING_ACCOUNT` or `CREDIT_CARD`. */
            subtype: string | null;
            /** @description Who owes the money of the position. */
            issuer: string | null;
            /** @description Currency, ISO 4217. */
            currency_code: string;
            /**
             * Format: double
             * @description Net of taxes where the institution says it; null: never reported. 0 when ended.
             */
            balance: number | null;
            /**
             * Format: double
             * @description Value before taxes.
             */
            gross: number | null;
            /**
             * Format: double
             * @description Taxes that would be due.
             */
            taxes: number | null;
            /**
             * Format: double
             * @description What was put in; null where the bank does not say.
             */
            invested: number | null;
            /**
             * Format: double
             * @description Balance less what was put in.
             */
            profit: number | null;
            /**
             * Format: double
             * @description `profit` of `invested`.
             */
            profit_percent: number | null;
            /**
             * Format: double
             * @description What can be redeemed today, at most the balance.
             */
            liquid_now: number | null;
            /**
             * Format: date
             * @description A later `due_date`, while not all of it is liquid.
             */
            liquid_on: string | null;
            /**
             * Format: date
             * @description Day on which the bill is to be paid.
             */
            due_date: string | null;
            /** @description As `110% CDI`, `IPCA + 6,2%` or `12,5% a.a.`. */
            rate: string | null;
            /**
             * Format: double
             * @description How many units.
             */
            quantity: number | null;
            /**
             * Format: double
             * @description Value of one unit.
             */
            unit_value: number | null;
            /**
             * Format: date
             * @description The day that the balance is of.
             */
            as_of: string | null;
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "active" | "pending" | "ended";
            /**
             * Format: date
             * @description Day on which it ended; null while it is held.
             */
            ended_on: string | null;
        };
        /** @description How many calls a window of time has. */
        RateLimit: {
            /** @description Name for people. */
            name: string;
            /**
             * Format: int32
             * @description The limit; of a quota: how many there may be.
             */
            limit: number;
            /**
             * Format: int32
             * @description Length of the window in seconds.
             */
            windowSeconds: number;
            /**
             * @description Whether the rate counts all calls of the user or of the key.
             * @enum {string}
             */
            per: "user" | "key";
        };
        /** @description What comes back regularly, such as rent or a salary. */
        RecurringStream: {
            /** @description Lasts as long as the stream, whatever its price, account or text. */
            id: string;
            /** @description Text of the bank, as it stands on the statement. */
            description: string;
            /** @description Who was paid or who paid. */
            merchant: string | null;
            /** @description Category, in Portuguese. */
            category: string | null;
            /**
             * @description `inflow` or `outflow`.
             * @enum {string}
             */
            direction: "inflow" | "outflow";
            /**
             * @description How often it comes back.
             * @enum {string}
             */
            frequency: "weekly" | "biweekly" | "monthly" | "bimonthly" | "quarterly" | "semiannual" | "yearly";
            /** @description Currency, ISO 4217. */
            currency_code: string;
            /**
             * Format: double
             * @description Positive; of the rows since the latest lasting change of a fixed price.
             */
            average_amount: number;
            /**
             * Format: double
             * @description Amount of the last payment.
             */
            last_amount: number;
            /** @description More than 5 % from occurrence to occurrence. */
            amount_varies: boolean;
            /** @description Whether it is a subscription that can be canceled. */
            is_subscription: boolean;
            /** @description The last lasting change of the amount; null without one. */
            price_change: {
                /**
                 * Format: double
                 * @description First day, included; of a price: the one before.
                 */
                from: number;
                /**
                 * Format: double
                 * @description Last day, included; of a price: the one after.
                 */
                to: number;
                /**
                 * Format: date
                 * @description Day of the first row at the new price.
                 */
                date: string;
            } | null;
            /**
             * Format: double
             * @description `average_amount` per month.
             */
            monthly_amount: number;
            /**
             * Format: date
             * @description Day of the first payment.
             */
            first_date: string;
            /**
             * Format: date
             * @description Day of the last payment.
             */
            last_date: string;
            /**
             * Format: int32
             * @description How many payments were seen.
             */
            occurrences: number;
            /**
             * Format: double
             * @description Positive; of the next occurrence, as in get-upcoming: of the row that the bank has scheduled, else the latest amount, or the average where it varies. Null once ended.
             */
            expected_amount: number | null;
            /**
             * Format: date
             * @description Day of the next occurrence, as in get-upcoming: today while its window is open, the next business day for boletos; after a missed one the following one.
             */
            next_date: string | null;
            /**
             * Format: date
             * @description Earliest day of the next payment.
             */
            next_from: string | null;
            /**
             * Format: date
             * @description Latest day of the next payment.
             */
            next_to: string | null;
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "early" | "active" | "late" | "ended";
            /** @description Id of the account. */
            account_id: string;
            /** @description Name of the account. */
            account_name: string;
            /** @description What the user calls the account; null until it has such a name. */
            custom_name: string | null;
            /** @description Name of the institution. */
            connector_name: string | null;
            /** @description Its rows of the last 13 months, of a yearly one of the last 26, newest first. */
            transaction_ids: string[];
        };
        /** @description Sums of a month over what comes back regularly. */
        RecurringSummary: {
            /**
             * Format: double
             * @description Money in a month.
             */
            monthly_inflow: number;
            /**
             * Format: double
             * @description Money out a month.
             */
            monthly_outflow: number;
            /**
             * Format: double
             * @description Subscriptions a month.
             */
            monthly_subscriptions: number;
            /**
             * Format: int32
             * @description How many streams are active.
             */
            active_count: number;
        };
        RedeliverWebhookResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["WebhookDelivery"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        /** @description A transaction that is no more. */
        RemovedTransaction: {
            /** @description Id of the record. */
            id: string;
            /** @description Id of the account. */
            account_id: string;
        };
        RevokeApiKeyResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            /** @description What was asked for. */
            data: {
                /** @description Id of the key. */
                keyId: string;
                /** @description Name for people. */
                name: string;
                /**
                 * Format: date-time
                 * @description When it was revoked, in UTC.
                 */
                revokedAt: string;
            };
            /** @description The keys that it made and that are alive. */
            made: {
                /** @description Id of the key. */
                keyId: string;
                /** @description Name for people. */
                name: string;
            }[];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        RotateApiKeyResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["CreatedApiKey"];
            /** @description The key that it replaces. */
            replaced: {
                /** @description Id of the key. */
                keyId: string;
                /**
                 * Format: date-time
                 * @description When it ends, in UTC; null: never.
                 */
                validUntil: string | null;
            };
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        /** @description Something that a person should look at. */
        Signal: {
            /** @description The same over imports and new row ids. */
            id: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "double_charge" | "price_rise" | "new_subscription" | "trial_turned_paid" | "subscription_after_cancel" | "unusual_amount" | "fee_charged" | "income_missing" | "bill_higher" | "low_balance_ahead" | "duplicate_connection" | "consent_ending";
            /**
             * @description How grave it is.
             * @enum {string}
             */
            severity: "high" | "medium" | "low";
            /**
             * @description `resolved`: its evidence is gone.
             * @enum {string}
             */
            status: "new" | "seen" | "dismissed" | "resolved";
            /**
             * @description Of a dismissal.
             * @enum {string|null}
             */
            reason: "expected" | "wrong" | "cancelled" | null;
            /**
             * Format: date-time
             * @description When it was found, in UTC.
             */
            found_at: string;
            /**
             * Format: date
             * @description Calendar day in America/Sao_Paulo.
             */
            date: string;
            /**
             * Format: double
             * @description Positive.
             */
            amount: number | null;
            /** @description Who was paid or who paid. */
            merchant: string | null;
            /** @description Category, in Portuguese. */
            category: string | null;
            /** @description Id of the account. */
            account_id: string | null;
            /** @description In Brazilian Portuguese. */
            sentence: string;
            /** @description The same in English. */
            sentence_en: string;
            /** @description What the signal was found by. */
            evidence: {
                /** @description Ids of transactions. */
                transaction_ids: string[];
                /** @description Id of what comes back regularly; null: none. */
                stream_id: string | null;
                /** @description Id of the bill; null for one that the institution has not reported. */
                bill_id: string | null;
                /** @description Ids of connections. */
                item_ids: string[];
            };
        };
        /** @description A spending limit. */
        SpendingLimit: {
            /** @description Id of the record. */
            id: string;
            /** @description Category, in Portuguese. */
            category: string;
            /**
             * Format: double
             * @description Amount that may be spent in a period.
             */
            limitAmount: number;
            /**
             * @description First and last day that count, both included; of a limit: how often it starts anew.
             * @enum {string}
             */
            period: "daily" | "weekly" | "biweekly" | "monthly";
            /** @description Whether it is in force. */
            isActive: boolean;
            /** @description Whether it comes back. */
            isRecurring: boolean;
            /**
             * Format: date-time
             * @description Begin of the running period, in UTC, included.
             */
            periodStart: string | null;
            /** @description Id of the user. */
            userId: string;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updatedAt: string;
        };
        /** @description Spending of a period by group. */
        SpendingSummary: {
            /** @description First and last day that count, both included; of a limit: how often it starts anew. */
            period: {
                /**
                 * Format: date
                 * @description First day, included; of a price: the one before.
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last day, included; of a price: the one after.
                 */
                to: string;
            };
            /** @description What the groups are made by. */
            group_by: string;
            /** @description Sums over everything that was asked for, not only this page. */
            totals: {
                /**
                 * Format: double
                 * @description `gross` - `refunds`; may be negative.
                 */
                spending: number;
                /**
                 * Format: double
                 * @description Spending before refunds.
                 */
                gross: number;
                /**
                 * Format: double
                 * @description Every refund of the dates.
                 */
                refunds: number;
                /**
                 * Format: int32
                 * @description Rows of spending.
                 */
                count: number;
            };
            /** @description The largest groups, or how many there are. */
            groups: {
                /** @description Identifier; of a new API key: the key itself, shown only now. */
                key: string;
                /** @description Name for people. */
                name: string;
                /**
                 * Format: double
                 * @description Net of refunds; negative where more was given back than spent.
                 */
                amount: number;
                /**
                 * Format: double
                 * @description Of the spending of the period, four decimals.
                 */
                share: number;
                /**
                 * Format: int32
                 * @description How many entries the list has.
                 */
                count: number;
                /**
                 * Format: double
                 * @description In the period compared with; null without one, by month and by day.
                 */
                previous_amount: number | null;
                /**
                 * Format: double
                 * @description In percent; null without something to compare with.
                 */
                change: number | null;
            }[];
            /** @description What `top` left out. */
            others: {
                /**
                 * Format: int32
                 * @description The largest groups, or how many there are.
                 */
                groups: number;
                /**
                 * Format: double
                 * @description Signed amount; money out is negative.
                 */
                amount: number;
                /**
                 * Format: int32
                 * @description How many entries the list has.
                 */
                count: number;
            } | null;
            /** @description The same of the period to compare with. */
            comparison: {
                /** @description First and last day that count, both included; of a limit: how often it starts anew. */
                period: {
                    /**
                     * Format: date
                     * @description First day, included; of a price: the one before.
                     */
                    from: string;
                    /**
                     * Format: date
                     * @description Last day, included; of a price: the one after.
                     */
                    to: string;
                };
                /**
                 * Format: double
                 * @description Money out that counts as spending, net of refunds.
                 */
                spending: number;
                /**
                 * Format: double
                 * @description The amount less that of the period to compare with.
                 */
                difference: number;
                /**
                 * Format: double
                 * @description In percent; null without something to compare with.
                 */
                change: number | null;
            } | null;
            /**
             * Format: int32
             * @description Rows in other currencies, which no sum holds.
             */
            left_out: number;
        };
        /** @description Rows of an account, by kind. */
        StructuredAccount: {
            /** @description Cards. */
            credit_cards: {
                [key: string]: components["schemas"]["StructuredCard"];
            };
            /** @description Transfers. */
            bank_transfer: components["schemas"]["StructuredTransaction"][];
            /** @description Money in. */
            received: components["schemas"]["StructuredTransaction"][];
            /**
             * Format: double
             * @description Sum of the payments of card bills.
             */
            total_credit_card_payments: number;
            /**
             * Format: double
             * @description Sum of the purchases with cards.
             */
            total_credit_card_purchases: number;
            /**
             * Format: double
             * @description Sum of the bank transfers out.
             */
            total_bank_transfer: number;
            /**
             * Format: double
             * @description Sum of the money in.
             */
            total_received: number;
        };
        /** @description Rows of a card, by kind. */
        StructuredCard: {
            /** @description Payments. */
            payments: components["schemas"]["StructuredTransaction"][];
            /** @description Purchases. */
            purchases: components["schemas"]["StructuredTransaction"][];
            /**
             * Format: double
             * @description Refunds included.
             */
            total_payments: number;
            /**
             * Format: double
             * @description Sum of the purchases.
             */
            total_purchases: number;
            /**
             * Format: double
             * @description Sum of the refunds.
             */
            total_refunds: number;
        };
        /** @description A transaction in the structured form. */
        StructuredTransaction: {
            /**
             * Format: date
             * @description Calendar day in America/Sao_Paulo.
             */
            date: string;
            /** @description Category, in Portuguese. */
            category: string | null;
            /**
             * Format: double
             * @description Signed amount; money out is negative.
             */
            amount: number;
            /** @description Currency, ISO 4217. */
            currency: string;
            account_info: components["schemas"]["TransactionAccount"];
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            type: "DEBIT" | "CREDIT";
            /**
             * @description Who gave the category: the person, the bank or our rules; null without one.
             * @enum {string|null}
             */
            category_source: "user" | "bank" | "rules" | null;
            /** @description Who was paid or who paid. */
            merchant: string;
            /** @description Note of the person. */
            note: string | null;
            /** @description Text of the bank, as it stands on the statement. */
            description: string;
            /**
             * @description `DEBIT` or `CREDIT`.
             * @enum {string}
             */
            transaction_type: "credit_card" | "bank_transfer" | "received";
            /**
             * @description A `refund` is listed with the payments of its card.
             * @enum {string|null}
             */
            transaction_subtype: "payment" | "purchase" | "refund" | null;
            /**
             * Format: date
             * @description When the bill with this installment is due, as `dueDate` in get-installments; null for anything else.
             */
            installment_due_date: string | null;
        };
        /** @description Transactions by kind, with sums. */
        StructuredTransactions: {
            /**
             * @description Kind of the record.
             * @constant
             */
            type: "structured";
            /** @description The rows. */
            transactions: {
                /** @description The accounts that count. */
                accounts: {
                    [key: string]: components["schemas"]["StructuredAccount"];
                };
            };
            /** @description Sums and counts over the list. */
            summary: {
                /**
                 * Format: double
                 * @description Card purchases and all bank debits except bill payments: own transfers and investments count too, refunds do not. What was spent, net of refunds: `summarize-spending`.
                 */
                total_spent: number;
                /**
                 * Format: double
                 * @description Sum of the money in.
                 */
                total_received: number;
                /**
                 * Format: double
                 * @description Sum of the bank transfers out.
                 */
                total_bank_transfer: number;
                /**
                 * Format: double
                 * @description What cards gave back.
                 */
                total_refunds: number;
                /**
                 * Format: double
                 * @description `total_spent` less `total_refunds`.
                 */
                net_spent: number;
                /** @description First and last day that count, both included; of a limit: how often it starts anew. */
                period: string;
                /** @description Amounts by category. */
                by_category: {
                    [key: string]: {
                        /**
                         * Format: double
                         * @description How many there are in all, or their sum.
                         */
                        total: number;
                        /**
                         * Format: int32
                         * @description How many entries the list has.
                         */
                        count: number;
                    };
                };
                /** @description What was spent on each day on which something was; they sum to `total_spent`. */
                by_day: {
                    [key: string]: number;
                };
                /** @description Days with rows, in order; they sum to `total_spent` and `total_received`. */
                days: {
                    /**
                     * Format: date
                     * @description Calendar day in America/Sao_Paulo.
                     */
                    date: string;
                    /**
                     * Format: double
                     * @description Money out that counts as spending.
                     */
                    spent: number;
                    /**
                     * Format: double
                     * @description Money in.
                     */
                    received: number;
                }[];
                /** @description The largest rows. */
                top_transactions: components["schemas"]["StructuredTransaction"][];
            };
        };
        SummarizeSpendingResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["SpendingSummary"];
            /** @description How the question was read. */
            interpretation?: {
                /**
                 * Format: date
                 * @description First day, included.
                 */
                startDate: string | null;
                /**
                 * Format: date
                 * @description Last day, included.
                 */
                endDate: string | null;
                /** @description Left out, both days included. */
                excludedPeriods: {
                    /**
                     * Format: date
                     * @description First day, included.
                     */
                    startDate: string;
                    /**
                     * Format: date
                     * @description Last day, included.
                     */
                    endDate: string;
                }[];
                /**
                 * @description Kind of the record.
                 * @enum {string|null}
                 */
                type: "DEBIT" | "CREDIT" | null;
                /** @description Canonical names, each with all below it. */
                categories: string[];
                /** @description Words of the user's own rows. */
                merchants: string[];
                /**
                 * @description With categories and merchants both: whether a row must be of both or of either.
                 * @enum {string|null}
                 */
                match: "all" | "any" | null;
                /** @description Categories that the question leaves out. */
                excludedCategories: string[];
                /** @description Merchants that the question leaves out. */
                excludedMerchants: string[];
                /**
                 * @description Moves between own accounts, as the rows tell: `only` these, or `none` of them.
                 * @enum {string|null}
                 */
                ownMoves: "only" | "none" | null;
                /** @description Rows paid so, where no category is named after the means (`débito automático`). */
                paymentMethods: ("pix" | "boleto" | "debit_order" | "credit_card" | "debit_card" | "ted" | "doc" | "transfer" | "cash" | "check" | "fee")[];
                /** @description Means of payment that the question leaves out. */
                excludedPaymentMethods: ("pix" | "boleto" | "debit_order" | "credit_card" | "debit_card" | "ted" | "doc" | "transfer" | "cash" | "check" | "fee")[];
                /**
                 * Format: double
                 * @description Of the absolute amount, included.
                 */
                minAmount: number | null;
                /**
                 * Format: double
                 * @description Of the absolute amount, included.
                 */
                maxAmount: number | null;
                /**
                 * @description `BANK`, `CREDIT`, `INVESTMENT` or `LOAN`.
                 * @enum {string|null}
                 */
                accountType: "BANK" | "CREDIT" | "INVESTMENT" | "LOAN" | null;
                /**
                 * @description Kind of account, such as `CHECKING_ACCOUNT` or `CREDIT_CARD`.
                 * @enum {string|null}
                 */
                accountSubtype: "CHECKING_ACCOUNT" | "SAVINGS_ACCOUNT" | "CREDIT_CARD" | "PAYMENT_ACCOUNT" | null;
                /** @description The accounts that count. */
                accounts: {
                    /** @description Id of the record. */
                    id: string;
                    /** @description Name for people. */
                    name: string;
                }[];
                /** @description State of the record. */
                status: ("POSTED" | "PENDING")[];
                /** @description Only rows that are such an installment. */
                installments: {
                    /**
                     * @description `last`: of its purchase; `none`: rows that are no installment, paid at once.
                     * @enum {string}
                     */
                    which: "any" | "last" | "none";
                    /**
                     * Format: int32
                     * @description Of the installment, from 1.
                     */
                    number: number | null;
                    /**
                     * Format: int32
                     * @description Installments that the purchase was split in.
                     */
                    total: number | null;
                    /**
                     * Format: int32
                     * @description Bound of `total`, included.
                     */
                    minTotal: number | null;
                    /**
                     * Format: int32
                     * @description Bound of `total`, included.
                     */
                    maxTotal: number | null;
                } | null;
                /** @description Of the rows that all else selects only these; one order of amounts is listed by amount, others newest first; any of several. */
                ranking: {
                    /**
                     * @description Of the absolute amount, BRL before other currencies, or of the date; ties as listed.
                     * @enum {string}
                     */
                    by: "largest" | "smallest" | "latest" | "earliest";
                    /**
                     * Format: int32
                     * @description How many entries the list has.
                     */
                    count: number;
                    /**
                     * @description `spending`: without payments of card bills, transfers between own accounts and investments.
                     * @enum {string}
                     */
                    of: "spending" | "all";
                    /** @description Only the rows of this order compete: `a maior das últimas 10`. */
                    within: {
                        /**
                         * @description What decides.
                         * @enum {string}
                         */
                        by: "largest" | "smallest" | "latest" | "earliest";
                        /**
                         * Format: int32
                         * @description How many entries the list has.
                         */
                        count: number;
                    } | null;
                }[];
                /** @description Where nothing else was understood: words that a row must have in its description, merchant, note or category. */
                texts: string[];
                /** @description Whether rows answer the message. False: do not give their sum as the answer; see `reason`. */
                answerable: boolean;
                /**
                 * @description Why rows do not answer; null where they do.
                 * @enum {string|null}
                 */
                reason: "future" | "command" | "not_about_money" | "needs_other_operation" | null;
                /** @description The operation that answers instead (`get-balance`; its tool is `getBalance`), or null. */
                operation: string | null;
                /** @description Words that filter nothing because they were not understood; at most 20. */
                unread: string[];
            };
            freshness: components["schemas"]["Freshness"];
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
            /** @description Parameters of the request that the operation does not have; absent where it has all. */
            ignored?: string[];
        };
        /** @description Connections by the state of their update. */
        SynchronizationDetails: {
            /**
             * Format: int32
             * @description How many connections there are.
             */
            totalItems: number;
            completed: components["schemas"]["SynchronizationGroup"];
            inProgress: components["schemas"]["SynchronizationGroup"];
            needsUserInput: components["schemas"]["SynchronizationGroup"];
            loginErrors: components["schemas"]["SynchronizationGroup"];
            outdated: components["schemas"]["SynchronizationGroup"];
            partialSuccess: components["schemas"]["SynchronizationGroup"];
            failed: components["schemas"]["SynchronizationGroup"];
        };
        /** @description Connections of one state. */
        SynchronizationGroup: {
            /**
             * Format: int32
             * @description How many entries the list has.
             */
            count: number;
            /** @description Its entries. */
            items: components["schemas"]["SynchronizationItem"][];
        };
        /** @description A connection and its update. */
        SynchronizationItem: {
            /** @description Id of the connection to the institution. */
            itemId: string;
            /** @description Name of the institution. */
            connectorName: string;
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "UPDATED" | "UPDATING" | "MERGING" | "WAITING_USER_INPUT" | "WAITING_USER_ACTION" | "LOGIN_ERROR" | "OUTDATED";
            /**
             * @description How the last update of the institution ended.
             * @enum {string}
             */
            executionStatus: "SUCCESS" | "PARTIAL_SUCCESS" | "ERROR";
            /** @description What went wrong. */
            error?: string;
        } | {
            /** @description Id of the connection to the institution. */
            itemId?: string;
            /** @description Name of the institution. */
            connectorName?: string;
            /** @description What went wrong. */
            error: string;
        };
        TestWebhookResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["WebhookDelivery"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        /** @description A row of an account or card. */
        Transaction: {
            /** @description Id of the record. */
            id: string;
            /** @description Text of the bank, as it stands on the statement. */
            description: string;
            /** @description Category, in Portuguese. */
            category: string | null;
            /** @description Currency, ISO 4217. */
            currency_code: string;
            /**
             * Format: double
             * @description Signed amount; money out is negative.
             */
            amount: number;
            /**
             * Format: double
             * @description Balance as the institution reported it.
             */
            balance: number | null;
            /**
             * Format: date
             * @description Calendar day in America/Sao_Paulo.
             */
            date: string;
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            type: "DEBIT" | "CREDIT";
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "POSTED" | "PENDING";
            /** @description Name of the account. */
            account_name: string;
            /** @description `BANK` or `CREDIT`. */
            account_type: string;
            /** @description Kind of account, such as `CHECKING_ACCOUNT` or `CREDIT_CARD`. */
            account_subtype: string;
            /** @description Name that the institution sells the account by. */
            account_marketing_name: string;
            /** @description Id of the account. */
            account_id: string;
            /** @description Name of the institution. */
            connector_name: string | null;
            /** @description What the user calls the account; null until it has such a name. */
            custom_name: string | null;
            /** @description Who is paid or pays, as a person would say it. */
            merchant: string | null;
            /** @description What the user wrote beside it. */
            note: string | null;
            /**
             * @description Who chose the category: `rules` are ours, for rows without one of the bank. Null without a category.
             * @enum {string|null}
             */
            category_source: "user" | "bank" | "rules" | null;
            /**
             * @description `low`: a guess that the user should confirm. Null without a category.
             * @enum {string|null}
             */
            category_confidence: "high" | "low" | null;
            /**
             * @description By which means money moved; `fee`: the bank itself charged it, `transfer`: within one bank. Null where neither text nor data of the bank tell.
             * @enum {string|null}
             */
            payment_method: "pix" | "boleto" | "debit_order" | "credit_card" | "debit_card" | "ted" | "doc" | "transfer" | "cash" | "check" | "fee" | null;
            /**
             * @description Where the row comes from.
             * @enum {string}
             */
            source: "bank" | "file" | "hand";
            /**
             * Format: int32
             * @description Which installment it is, from 1 on; null: no installment.
             */
            installment_number: number | null;
            /**
             * Format: int32
             * @description Of how many installments it is one; null: no installment.
             */
            total_installments: number | null;
            /**
             * Format: date
             * @description When the bill with this installment is due, as `dueDate` in get-installments; null for anything else.
             */
            installment_due_date: string | null;
        };
        /** @description The account of a transaction. */
        TransactionAccount: {
            /** @description Id of the record. */
            id: string;
            /** @description Name for people. */
            name: string;
            /** @description Kind of the record. */
            type: string;
            /** @description Kind of account, such as `CHECKING_ACCOUNT` or `CREDIT_CARD`. */
            subtype: string;
            /** @description Brand of the card, such as `MASTERCARD`. */
            brand: string | null;
            /** @description Level of the card, such as `GOLD`. */
            level: string | null;
            /** @description State of the record. */
            status: string | null;
            /** @description Name of the institution. */
            connector_name: string;
            /** @description What the user calls the account; null until it has such a name. */
            custom_name: string | null;
        };
        /** @description What goes out and comes in, day by day. */
        Upcoming: {
            /**
             * Format: double
             * @description Null where no bank reported a balance and no `startingBalance` is given; then all balances are.
             */
            starting_balance: number | null;
            /**
             * Format: double
             * @description Balance at the end, by what is known.
             */
            ending_balance: number | null;
            /** @description Where the money stands today. */
            balances: {
                /**
                 * Format: double
                 * @description Sum of the checking accounts.
                 */
                checking: number | null;
                /**
                 * Format: double
                 * @description Sum of the savings accounts.
                 */
                savings: number | null;
            };
            /**
             * Format: int32
             * @description Accounts whose balance their bank does not tell; no sum holds them.
             */
            unknown_balances: number;
            /** @description The lowest balance of a day, by what is known. */
            lowest: {
                /**
                 * Format: date
                 * @description Calendar day in America/Sao_Paulo.
                 */
                date: string;
                /**
                 * Format: double
                 * @description Balance as the institution reported it.
                 */
                balance: number;
            } | null;
            /** @description Sums over everything that was asked for, not only this page. */
            totals: {
                /**
                 * Format: double
                 * @description Money in.
                 */
                inflow: number;
                /**
                 * Format: double
                 * @description Money out.
                 */
                outflow: number;
                /** @description Amounts by kind of item. */
                by_kind: {
                    /**
                     * Format: double
                     * @description Card bills that have closed.
                     */
                    bill: number;
                    /**
                     * Format: double
                     * @description The open bills of cards.
                     */
                    open_bill: number;
                    /**
                     * Format: double
                     * @description Card bills to come.
                     */
                    future_bill: number;
                    /**
                     * Format: double
                     * @description Payment reminders.
                     */
                    reminder: number;
                    /**
                     * Format: double
                     * @description What comes back regularly.
                     */
                    recurring: number;
                    /**
                     * Format: double
                     * @description Rows that a bank lists for a later day.
                     */
                    scheduled: number;
                    /**
                     * Format: double
                     * @description Installments of loans and financing.
                     */
                    loan: number;
                    /**
                     * Format: double
                     * @description Only with `assume`: what it adds.
                     */
                    assumed?: number;
                };
            };
            /** @description Its entries. */
            items: components["schemas"]["UpcomingItem"][];
            /** @description One entry for each day. */
            days: components["schemas"]["UpcomingDay"][];
            /** @description Everyday spending, which no item holds: spending without recurring streams, installments and what reminders are about. Null with fewer than two whole months. */
            usual: components["schemas"]["UsualSpending"] | null;
            /** @description The lowest balance of a day, with everyday spending; null while that is not known. */
            lowest_usual: {
                /**
                 * Format: date
                 * @description Calendar day in America/Sao_Paulo.
                 */
                date: string;
                /**
                 * Format: double
                 * @description Balance as the institution reported it.
                 */
                balance: number;
            } | null;
            /**
             * Format: double
             * @description Balance at the end, with everyday spending; null while that is not known.
             */
            ending_usual: number | null;
            /** @description What the forecast counts, in Portuguese. */
            basis: string;
            /** @description Only with `assume`: the same call without it. */
            baseline?: {
                /**
                 * Format: double
                 * @description Balance at the end, by what is known.
                 */
                ending_balance: number | null;
                /** @description The lowest balance of a day, by what is known. */
                lowest: {
                    /**
                     * Format: date
                     * @description Calendar day in America/Sao_Paulo.
                     */
                    date: string;
                    /**
                     * Format: double
                     * @description Balance as the institution reported it.
                     */
                    balance: number;
                } | null;
                /**
                 * Format: double
                 * @description Balance at the end, with everyday spending; null while that is not known.
                 */
                ending_usual: number | null;
                /** @description The lowest balance of a day, with everyday spending; null while that is not known. */
                lowest_usual: {
                    /**
                     * Format: date
                     * @description Calendar day in America/Sao_Paulo.
                     */
                    date: string;
                    /**
                     * Format: double
                     * @description Balance as the institution reported it.
                     */
                    balance: number;
                } | null;
            };
            /**
             * Format: int32
             * @description Streams and scheduled rows in other currencies, which no item holds.
             */
            left_out: number;
        };
        /** @description Money in and out of a day, and the balance after it. */
        UpcomingDay: {
            /**
             * Format: date
             * @description Calendar day in America/Sao_Paulo.
             */
            date: string;
            /**
             * Format: double
             * @description Money in.
             */
            inflow: number;
            /**
             * Format: double
             * @description Money out.
             */
            outflow: number;
            /**
             * Format: double
             * @description At the end of the day, by what is known; null where no bank reported a balance to start from.
             */
            balance: number | null;
            /**
             * Format: double
             * @description The same with everyday spending (`usual`); null where there is no estimate.
             */
            usual_balance: number | null;
        };
        /** @description One payment to come. */
        UpcomingItem: {
            /**
             * Format: date
             * @description Calendar day in America/Sao_Paulo.
             */
            date: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "bill" | "open_bill" | "future_bill" | "reminder" | "recurring" | "scheduled" | "loan" | "assumed";
            /** @description Text of the bank, as it stands on the statement. */
            description: string;
            /**
             * Format: double
             * @description BRL, negative out, positive in; null for a reminder or loan without an amount, which no sum holds.
             */
            amount: number | null;
            /**
             * @description `fixed`: agreed; `expected`: estimated.
             * @enum {string}
             */
            certainty: "fixed" | "estimated";
            /** @description Category, in Portuguese. */
            category: string | null;
            /** @description Id of the account. */
            account_id: string | null;
            /** @description Bill, reminder, recurring stream, loan, or the row that the bank has scheduled. */
            source_id: string | null;
            /** @description Reminders, streams and scheduled rows that are this payment or part of it. */
            covers: string[];
            /** @description Whether its day has passed. */
            is_overdue: boolean;
            /**
             * Format: double
             * @description Of an open bill: `net_bill_amount` of get-bill-summary; `amount` is -(so_far + expected). Else null.
             */
            so_far: number | null;
            /**
             * Format: double
             * @description Of an open bill: charges that it will hold too, recurring ones and installments. Else null.
             */
            expected: number | null;
            /**
             * @description It is new, or changed, by an assumption of `assume`; absent on every other item.
             * @example true
             */
            assumed?: boolean;
        };
        UpdateAccountResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["Account"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        UpdatePaymentReminderResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["UpdatedPaymentReminder"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        UpdateSignalResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["Signal"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        UpdateSpendingLimitResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["SpendingLimit"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        UpdateTransactionResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["Transaction"];
            /**
             * Format: int32
             * @description How many transactions show it; with `applyToSimilar` more than one. Where those are in more account-months than one transaction of the table holds, the oldest follow within seconds, and `message` says so.
             */
            changedRows: number;
            /** @description The dashboard undoes a change with `applyToSimilar` by it, within an hour; else null. */
            undo_id: string | null;
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        UpdateWebhookResponse: {
            /**
             * @description True in every answer of a call that succeeded.
             * @example true
             */
            success: boolean;
            data: components["schemas"]["UpdatedWebhook"];
            /** @description A sentence for people, in Portuguese. */
            message: string;
            /**
             * Format: date-time
             * @description When the answer was made, in UTC.
             */
            timestamp: string;
        };
        /** @description A payment reminder after a change. */
        UpdatedPaymentReminder: {
            /** @description Id of the record. */
            id: string;
            /** @description Title for people. */
            title: string;
            /**
             * Format: double
             * @description Signed amount; money out is negative.
             */
            amount: number | null;
            /**
             * Format: date
             * @description Day on which it is to be paid.
             */
            dueDate: string;
            /**
             * Format: date-time
             * @description When the notice goes out, in UTC.
             */
            reminderTime: string;
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "active" | "completed" | "inactive";
            /** @description Whether it comes back. */
            isRecurring: boolean;
            /**
             * @description How often it comes back; null: once.
             * @enum {string|null}
             */
            recurrencePattern: "daily" | "weekly" | "monthly" | "yearly" | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updatedAt: string;
            /** @description Time of day in America/Sao_Paulo. */
            recurrenceTime: string;
        };
        /** @description A webhook after a change. */
        UpdatedWebhook: {
            /** @description Id of the webhook. */
            webhookId: string;
            /**
             * Format: uri
             * @description Address of the receiver.
             */
            url: string;
            /** @description Types of events that are sent. */
            events: ("transactions.changed" | "connection.updated" | "connection.needs_action" | "limit.reached" | "reminder.sent" | "bill.closed" | "recurring.changed" | "signal.found" | "investment.changed" | "key.created" | "key.revoked")[];
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description The first failure since the last success.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description When it was disabled after five days without a success, in UTC; null: it is not.
             */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description Until then deliveries are signed with the secret before the last rotation, too.
             */
            previousSecretUntil: string | null;
            /** @description `whsec_` and the base64 of the key that signs deliveries. Shown only now. */
            secret: string | null;
        };
        /** @description Everyday spending, as the months before show it. */
        UsualSpending: {
            /**
             * Format: double
             * @description BRL a month: the sum of `by_category`.
             */
            per_month: number;
            /**
             * Format: double
             * @description The smallest total of up to six whole months, or `per_month`.
             */
            low: number;
            /**
             * Format: double
             * @description The largest one.
             */
            high: number;
            /** @description Whole months whose median it is, the latest first. */
            months: string[];
            /** @description Amounts by category. */
            by_category: {
                /** @description Category, in Portuguese. */
                category: string;
                /**
                 * Format: double
                 * @description Median of the months, of two the mean; get-cash-flow without what is known.
                 */
                per_month: number;
            }[];
        };
        /** @description An address that gets events. */
        Webhook: {
            /** @description Id of the webhook. */
            webhookId: string;
            /**
             * Format: uri
             * @description Address of the receiver.
             */
            url: string;
            /** @description Types of events that are sent. */
            events: ("transactions.changed" | "connection.updated" | "connection.needs_action" | "limit.reached" | "reminder.sent" | "bill.closed" | "recurring.changed" | "signal.found" | "investment.changed" | "key.created" | "key.revoked")[];
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description The first failure since the last success.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description When it was disabled after five days without a success, in UTC; null: it is not.
             */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description Until then deliveries are signed with the secret before the last rotation, too.
             */
            previousSecretUntil: string | null;
        };
        /** @description One event on its way to one webhook. */
        WebhookDelivery: {
            /** @description Id of the delivery, the header `webhook-id` of every try. */
            deliveryId: string;
            /** @description Id of the webhook. */
            webhookId: string;
            /**
             * @description Type of the event.
             * @enum {string}
             */
            eventType: "transactions.changed" | "connection.updated" | "connection.needs_action" | "limit.reached" | "reminder.sent" | "bill.closed" | "recurring.changed" | "signal.found" | "investment.changed" | "key.created" | "key.revoked" | "webhook.test";
            /**
             * @description State of the record.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: int32
             * @description How often it was tried.
             */
            attempts: number;
            /**
             * Format: int32
             * @description HTTP status of the last answer; null without one.
             */
            responseCode: number | null;
            /**
             * Format: int32
             * @description How long the last try took, in milliseconds; null before one.
             */
            durationMs: number | null;
            /**
             * @description What went wrong.
             * @enum {string|null}
             */
            error: "http_status" | "timeout" | "unreachable" | "unresolved" | "address_not_allowed" | "webhook_not_active" | "webhook_deleted" | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last tried, in UTC; null: not yet.
             */
            lastAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When it is tried next, in UTC; null: no more.
             */
            nextAttemptAt: string | null;
            /** @description The body that is sent. */
            payload: {
                /** @description Kind of the record. */
                type: string;
                /**
                 * Format: date-time
                 * @description When the answer was made, in UTC.
                 */
                timestamp: string;
                /** @description What was asked for. */
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
    pathItems: {
        TransactionsChangedEvent: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * Transactions of a connection were added, modified or removed
             * @description Sent at least once, with one `webhook-id` for all tries, to the addresses of `create-webhook`.
             */
            post: operations["onTransactionsChanged"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        ConnectionUpdatedEvent: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * A connection has new data
             * @description Sent at least once, with one `webhook-id` for all tries, to the addresses of `create-webhook`.
             */
            post: operations["onConnectionUpdated"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        ConnectionNeedsActionEvent: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * A connection needs its owner
             * @description Sent at least once, with one `webhook-id` for all tries, to the addresses of `create-webhook`.
             */
            post: operations["onConnectionNeedsAction"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        LimitReachedEvent: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * Spending has reached 50, 75 or 100 % of a limit
             * @description Sent at least once, with one `webhook-id` for all tries, to the addresses of `create-webhook`.
             */
            post: operations["onLimitReached"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        ReminderSentEvent: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * A payment reminder was sent
             * @description Sent at least once, with one `webhook-id` for all tries, to the addresses of `create-webhook`.
             */
            post: operations["onReminderSent"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        BillClosedEvent: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * The bill of a card has closed
             * @description Sent at least once, with one `webhook-id` for all tries, to the addresses of `create-webhook`.
             */
            post: operations["onBillClosed"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        RecurringChangedEvent: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * What comes back regularly has changed
             * @description Sent at least once, with one `webhook-id` for all tries, to the addresses of `create-webhook`.
             */
            post: operations["onRecurringChanged"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        SignalFoundEvent: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * Something in the accounts deserves attention
             * @description Sent at least once, with one `webhook-id` for all tries, to the addresses of `create-webhook`.
             */
            post: operations["onSignalFound"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        InvestmentChangedEvent: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * Investments or loans of a connection came, ended or moved
             * @description Sent at least once, with one `webhook-id` for all tries, to the addresses of `create-webhook`.
             */
            post: operations["onInvestmentChanged"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        KeyCreatedEvent: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * An API key was made
             * @description Sent at least once, with one `webhook-id` for all tries, to the addresses of `create-webhook`.
             */
            post: operations["onKeyCreated"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        KeyRevokedEvent: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * An API key has ended
             * @description Sent at least once, with one `webhook-id` for all tries, to the addresses of `create-webhook`.
             */
            post: operations["onKeyRevoked"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
    };
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
             *     - `Account is not a bank account`: the account is a credit card, an investment or a loan
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Account not found`: the account does not exist or belongs to another user */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Failed to get balance by account id from database`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Failed to get balance by account id from database`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    getAccounts: {
        parameters: {
            query?: {
                /** @description Only accounts of this type. `INVESTMENT` and `LOAN`: what get-investments and get-loans list, in the form of accounts. */
                accountType?: "BANK" | "CREDIT" | "INVESTMENT" | "LOAN";
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
            /**
             * @description - `Invalid accountType`: `accountType` is invalid; `received` echoes it
             *     - `Invalid includeClosed`: `includeClosed` is invalid; `received` echoes it
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
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
                    "application/json": components["schemas"]["PermissionError"];
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
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    manualUpdate: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `sync` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                /** @description What if: a JSON list of 1 to 10 of once {amount, date}, monthly {amount, from, until?}, installments {amount, n, accountId, date?} (the whole, of a card), without {streamId}, income {streamId, amount, from?}; name? with the first three. Amounts signed; streamId: of get-recurring. */
                assume?: string;
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Cursor expired`: `cursor` is older than 90 days */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expired"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    updateTransaction: {
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
             *     - `Invalid accountId`: `accountId` is no text
             *     - `Invalid currentDate`: `currentDate` is no date
             *     - `No updates provided`: no field to change is given
             *     - `Invalid category`: `category` is no known name; the nearest are in `message`
             *     - `Invalid merchant`: `merchant` is neither a text of 1 to 120 characters nor null
             *     - `Invalid note`: `note` is neither a text of 1 to 500 characters nor null
             *     - `Invalid applyToSimilar`: `applyToSimilar` is no boolean, or is true where the bank names no merchant or beside `date`, `amount` or `description`
             *     - `Invalid or missing date`: `date` is no date from 1990 to a year ahead
             *     - `Invalid or missing amount`: `amount` is 0, or no number with at most two decimals
             *     - `Invalid or missing description`: `description` is no text of 1 to 200 characters
             *     - `Transaction is not by hand`: `date`, `amount` or `description` of a row that a bank reports or a file brought
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `write` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Transaction not found`: no such transaction, or it is of another user */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    updateAccount: {
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
             *     - `No updates provided`: none of `customName`, `startingBalance`, `startingDate` is given
             *     - `Invalid customName`: `customName` is neither a text of 1 to 60 characters nor null
             *     - `Invalid or missing startingBalance`: `startingBalance` is no amount with at most two decimals
             *     - `Invalid or missing startingDate`: `startingDate` is no date from 1990 to a year ahead
             *     - `Account is connected`: `startingBalance` or `startingDate` of an account that a bank reports
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `write` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Account not found`: no such account, or it is of another user */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    createSpendingLimit: {
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
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
                    "application/json": components["schemas"]["PermissionError"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    confirmSpendingLimit: {
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
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
                    "application/json": components["schemas"]["PermissionError"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    updateSpendingLimit: {
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
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
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Spending limit not found`: no such limit */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
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
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Spending limit not found`: no such limit */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    createPaymentReminder: {
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
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
                    "application/json": components["schemas"]["PermissionError"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    updatePaymentReminder: {
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
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
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Reminder not found`: no such reminder */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
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
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Reminder not found`: no such reminder */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` or `memories` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    getOpenFinanceConnectionFlow: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `sync` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationError"];
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
                    "application/json": components["schemas"]["PermissionError"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationError"];
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
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `API key not found`: the user has no such key */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `API key not found`: the user has no such key */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationError"];
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
                    "application/json": components["schemas"]["PermissionError"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Webhook not found`: the user has no such webhook */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Webhook not found`: the user has no such webhook */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Webhook not found`: the user has no such webhook */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Webhook not found`: the user has no such webhook */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Invalid or inactive key`: the key is missing, unknown, revoked or inactive */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `account` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Delivery not found`: the user has no such delivery, or its webhook was deleted */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    importTransactions: {
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
                    "application/json": components["schemas"]["InvalidFile"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
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
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Account not found`: no such account, or it is of another user */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `write` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Import not found`: no such import, or it is of another user */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    createAccount: {
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
                 *       "name": "Dinheiro",
                 *       "type": "BANK",
                 *       "subtype": "PAYMENT_ACCOUNT",
                 *       "startingBalance": 100
                 *     }
                 */
                "application/json": components["schemas"]["CreateAccountRequest"];
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
                    "application/json": components["schemas"]["CreateAccountResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing name`: `name` is no text of 1 to 60 characters
             *     - `Invalid or missing type`: `type` is neither BANK nor CREDIT
             *     - `Invalid or missing subtype`: `subtype` is none of a BANK
             *     - `Invalid or missing startingBalance`: `startingBalance` is no amount with at most two decimals
             *     - `Invalid or missing startingDate`: `startingDate` is no date from 1990 to a year ahead
             *     - `Invalid or missing currency`: `currency` is no code of three capital letters
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `write`
             *     - `Quota exceeded`: 50 accounts without a bank
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query: {
                /**
                 * @description Of get-accounts.
                 * @example 0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10
                 */
                accountId: string;
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
                    "application/json": components["schemas"]["DeleteAccountResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing accountId`: `accountId` is missing
             *     - `Account is connected`: a bank reports the account
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `write` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Account not found`: no such account, or it is of another user */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    createTransaction: {
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
                 *       "date": "2026-01-18",
                 *       "amount": -12.5,
                 *       "description": "Feira",
                 *       "category": "Supermercado"
                 *     }
                 */
                "application/json": components["schemas"]["CreateTransactionRequest"];
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
                    "application/json": components["schemas"]["CreateTransactionResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid or missing accountId`: `accountId` is no text
             *     - `Invalid or missing date`: `date` is no date from 1990 to a year ahead
             *     - `Invalid or missing amount`: `amount` is 0, or no number with at most two decimals
             *     - `Invalid or missing description`: `description` is no text of 1 to 200 characters
             *     - `Invalid or missing category`: `category` is no known name; the nearest are in `message`
             *     - `Account is connected`: a bank reports the account
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /**
             * @description - `Insufficient scope`: the key lacks the scope that the call needs: `write`
             *     - `Quota exceeded`: no cash account, and 50 accounts without a bank
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Account not found`: no such account, or it is of another user */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    deleteTransaction: {
        parameters: {
            query: {
                /**
                 * @description Id of the transaction.
                 * @example 0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10
                 */
                transactionId: string;
                /** @description With `currentDate`: the `account_id` that the transaction had. */
                accountId?: string;
                /** @description The `date` that the transaction had when it was read. It is found sooner; an outdated one only takes longer. */
                currentDate?: string;
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
                    "application/json": components["schemas"]["DeleteTransactionResponse"];
                };
            };
            /**
             * @description - `Invalid JSON body`: the body is not a JSON object
             *     - `Invalid Idempotency-Key`: the header is not 1 to 255 printable characters
             *     - `Invalid accountId`: `accountId` is invalid; `received` echoes it
             *     - `Invalid currentDate`: `currentDate` is invalid; `received` echoes it
             *     - `Invalid or missing transactionId`: `transactionId` is missing
             *     - `Invalid accountId`: `accountId` is no text
             *     - `Invalid currentDate`: `currentDate` is no date
             *     - `Transaction is not by hand`: a bank reports it, or a file brought it: `delete-import` undoes the file
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `write` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Transaction not found`: no such transaction, or it is of another user */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    getInvestments: {
        parameters: {
            query?: {
                /**
                 * @description Positions that are held, that have ended, or both.
                 * @example active
                 */
                status?: "active" | "ended" | "all";
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
                    "application/json": components["schemas"]["GetInvestmentsResponse"];
                };
            };
            /** @description - `Invalid status`: `status` is invalid; `received` echoes it */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    getLoans: {
        parameters: {
            query?: {
                /** @description Loans that are owed, that are settled, or both. */
                status?: "active" | "ended" | "all";
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
                    "application/json": components["schemas"]["GetLoansResponse"];
                };
            };
            /** @description - `Invalid status`: `status` is invalid; `received` echoes it */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    getNetWorth: {
        parameters: {
            query?: {
                /**
                 * @description Months of the history, the running one included.
                 * @example 12
                 */
                months?: number;
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
                    "application/json": components["schemas"]["GetNetWorthResponse"];
                };
            };
            /** @description - `Invalid months`: `months` is invalid; `received` echoes it */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Result too large`: the answer exceeds 6 MB: ask for a shorter range, or accept gzip */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description - `Service unavailable`: the database does not answer; see `Retry-After` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    updateSignal: {
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
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["AuthenticationError"];
                };
            };
            /** @description - `Insufficient scope`: the key lacks the scope that the call needs: `write` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionError"];
                };
            };
            /** @description - `Signal not found`: the caller has no such signal */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"];
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
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description - `Request body too large`: the body has more than 256 kB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Unsupported content type`: the body is not sent as JSON */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description - `Idempotency-Key already used`: the key was used with another request */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
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
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description - `Internal server error`: the server failed */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    onTransactionsChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-id": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-timestamp": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionsChangedEvent"];
            };
        };
        responses: {
            /** @description The address is no more: the webhook is deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 10 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onConnectionUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-id": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-timestamp": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionUpdatedEvent"];
            };
        };
        responses: {
            /** @description The address is no more: the webhook is deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 10 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onConnectionNeedsAction: {
        parameters: {
            query?: never;
            header: {
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-id": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-timestamp": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionNeedsActionEvent"];
            };
        };
        responses: {
            /** @description The address is no more: the webhook is deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 10 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLimitReached: {
        parameters: {
            query?: never;
            header: {
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-id": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-timestamp": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitReachedEvent"];
            };
        };
        responses: {
            /** @description The address is no more: the webhook is deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 10 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReminderSent: {
        parameters: {
            query?: never;
            header: {
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-id": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-timestamp": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderSentEvent"];
            };
        };
        responses: {
            /** @description The address is no more: the webhook is deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 10 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBillClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-id": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-timestamp": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillClosedEvent"];
            };
        };
        responses: {
            /** @description The address is no more: the webhook is deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 10 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRecurringChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-id": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-timestamp": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringChangedEvent"];
            };
        };
        responses: {
            /** @description The address is no more: the webhook is deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 10 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSignalFound: {
        parameters: {
            query?: never;
            header: {
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-id": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-timestamp": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignalFoundEvent"];
            };
        };
        responses: {
            /** @description The address is no more: the webhook is deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 10 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvestmentChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-id": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-timestamp": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvestmentChangedEvent"];
            };
        };
        responses: {
            /** @description The address is no more: the webhook is deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 10 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onKeyCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-id": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-timestamp": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyCreatedEvent"];
            };
        };
        responses: {
            /** @description The address is no more: the webhook is deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 10 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onKeyRevoked: {
        parameters: {
            query?: never;
            header: {
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-id": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-timestamp": string;
                /** @description Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRevokedEvent"];
            };
        };
        responses: {
            /** @description The address is no more: the webhook is deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 10 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

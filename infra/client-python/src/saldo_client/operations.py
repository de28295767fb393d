# Generated from the OpenAPI document by `npm run client`; never edited.
from __future__ import annotations

from typing import Any, Literal, Mapping, cast

from . import types
from ._route import UNSET, Route, Unset, new_key


class Operations:
    """A method for each operation of the API reference; arguments have its names."""

    def _call(self, route: Route, given: Mapping[str, object], key: str | None = None) -> Any:
        raise NotImplementedError

    def get_transactions(
        self,
        *,
        startDate: str | None = None,
        endDate: str | None = None,
        categories: str | None = None,
        minAmount: float | None = None,
        maxAmount: float | None = None,
        accountType: Literal["BANK", "CREDIT", "INVESTMENT", "LOAN"] | None = None,
        accountSubtype: Literal["CHECKING_ACCOUNT", "SAVINGS_ACCOUNT", "CREDIT_CARD", "PAYMENT_ACCOUNT"] | None = None,
        includeStatus: list[Literal["POSTED", "PENDING"]] | None = None,
        format: Literal["raw", "structured"] | None = None,
        clientMessage: str | None = None,
    ) -> types.GetTransactionsResponse:
        """The user's transactions of a period, filtered."""
        route = Route("GET", "/tools/api/get-transactions", body=False, repeatable=True)
        answer = self._call(route, {"startDate": startDate, "endDate": endDate, "categories": categories, "minAmount": minAmount, "maxAmount": maxAmount, "accountType": accountType, "accountSubtype": accountSubtype, "includeStatus": includeStatus, "format": format, "clientMessage": clientMessage})
        return cast("types.GetTransactionsResponse", answer)

    def get_balance(
        self,
    ) -> types.GetBalanceResponse:
        """Balances of the bank accounts and their sum; cards are left out."""
        route = Route("GET", "/tools/api/get-balance", body=False, repeatable=True)
        answer = self._call(route, {})
        return cast("types.GetBalanceResponse", answer)

    def get_balance_by_account(
        self,
        *,
        accountId: str,
    ) -> types.GetBalanceByAccountResponse:
        """Balance of one bank account."""
        route = Route("GET", "/tools/api/get-balance-by-account", body=False, repeatable=True)
        answer = self._call(route, {"accountId": accountId})
        return cast("types.GetBalanceByAccountResponse", answer)

    def get_accounts(
        self,
        *,
        accountType: Literal["BANK", "CREDIT", "INVESTMENT", "LOAN"] | None = None,
        includeClosed: bool | None = None,
    ) -> types.GetAccountsResponse:
        """All connected accounts: bank, card and others."""
        route = Route("GET", "/tools/api/get-accounts", body=False, repeatable=True)
        answer = self._call(route, {"accountType": accountType, "includeClosed": includeClosed})
        return cast("types.GetAccountsResponse", answer)

    def get_bills(
        self,
        *,
        accountId: str | None = None,
    ) -> types.GetBillsResponse:
        """Closed card bills whose due date has passed, newest first."""
        route = Route("GET", "/tools/api/get-bills", body=False, repeatable=True)
        answer = self._call(route, {"accountId": accountId})
        return cast("types.GetBillsResponse", answer)

    def get_bill_summary(
        self,
        *,
        accountId: str | None = None,
        closingDay: int | None = None,
        startDate: str | None = None,
        endDate: str | None = None,
    ) -> types.GetBillSummaryResponse:
        """Estimate of the open bill of each card."""
        route = Route("GET", "/tools/api/get-bill-summary", body=False, repeatable=True)
        answer = self._call(route, {"accountId": accountId, "closingDay": closingDay, "startDate": startDate, "endDate": endDate})
        return cast("types.GetBillSummaryResponse", answer)

    def manage_closing_date(
        self,
        *,
        operation: Literal["LIST_ACCOUNTS", "INSERT", "UPDATE", "DELETE", "GET"],
        accountId: str | None = None,
        closingDay: int | None = None,
        isActive: bool | None = None,
        notes: str | None = None,
        closingDateId: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.ManageClosingDateResponse:
        """List cards, and insert, update, delete or read their closing days."""
        route = Route("POST", "/tools/api/manage-closing-date", body=True, repeatable=True)
        answer = self._call(route, {"operation": operation, "accountId": accountId, "closingDay": closingDay, "isActive": isActive, "notes": notes, "closingDateId": closingDateId}, idempotency_key or new_key())
        return cast("types.ManageClosingDateResponse", answer)

    def manual_update(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> types.ManualUpdateResponse:
        """Synchronize all connected institutions now."""
        route = Route("POST", "/tools/api/manual-update", body=False, repeatable=True)
        answer = self._call(route, {}, idempotency_key or new_key())
        return cast("types.ManualUpdateResponse", answer)

    def get_expensive_categories(
        self,
        *,
        startDate: str | None = None,
        endDate: str | None = None,
    ) -> types.GetExpensiveCategoriesResponse:
        """The three most expensive categories of a period."""
        route = Route("GET", "/tools/api/get-expensive-categories", body=False, repeatable=True)
        answer = self._call(route, {"startDate": startDate, "endDate": endDate})
        return cast("types.GetExpensiveCategoriesResponse", answer)

    def get_installments(
        self,
        *,
        startDate: str | None = None,
        endDate: str | None = None,
    ) -> types.GetInstallmentsResponse:
        """All installments of purchases made within a period."""
        route = Route("GET", "/tools/api/get-installments", body=False, repeatable=True)
        answer = self._call(route, {"startDate": startDate, "endDate": endDate})
        return cast("types.GetInstallmentsResponse", answer)

    def get_recurring(
        self,
        *,
        direction: Literal["inflow", "outflow"] | None = None,
        status: Literal["active", "ended", "all"] | None = None,
        accountId: str | None = None,
    ) -> types.GetRecurringResponse:
        """What comes back regularly: salaries, rent, subscriptions, utilities, loans."""
        route = Route("GET", "/tools/api/get-recurring", body=False, repeatable=True)
        answer = self._call(route, {"direction": direction, "status": status, "accountId": accountId})
        return cast("types.GetRecurringResponse", answer)

    def get_upcoming(
        self,
        *,
        days: int | None = None,
        startingBalance: float | None = None,
        accountId: str | None = None,
        assume: str | None = None,
    ) -> types.GetUpcomingResponse:
        """What will go out and come in, day by day, and whether the money lasts."""
        route = Route("GET", "/tools/api/get-upcoming", body=False, repeatable=True)
        answer = self._call(route, {"days": days, "startingBalance": startingBalance, "accountId": accountId, "assume": assume})
        return cast("types.GetUpcomingResponse", answer)

    def get_cash_flow(
        self,
        *,
        months: int | None = None,
        accountType: Literal["BANK", "CREDIT", "INVESTMENT", "LOAN"] | None = None,
    ) -> types.GetCashFlowResponse:
        """Income and spending by calendar month, with categories, averages and this month so far."""
        route = Route("GET", "/tools/api/get-cash-flow", body=False, repeatable=True)
        answer = self._call(route, {"months": months, "accountType": accountType})
        return cast("types.GetCashFlowResponse", answer)

    def summarize_spending(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        groupBy: Literal["category", "merchant", "month", "account", "day"] | None = None,
        filter: str | None = None,
        compareTo: str | None = None,
        top: int | None = None,
    ) -> types.SummarizeSpendingResponse:
        """Spending of a period by category, merchant, month, account or day, compared with another period."""
        route = Route("GET", "/tools/api/summarize-spending", body=False, repeatable=True)
        answer = self._call(route, {"from": from_, "to": to, "groupBy": groupBy, "filter": filter, "compareTo": compareTo, "top": top})
        return cast("types.SummarizeSpendingResponse", answer)

    def get_changes(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
    ) -> types.GetChangesResponse:
        """What changed in the transactions since the last call."""
        route = Route("GET", "/tools/api/get-changes", body=False, repeatable=True)
        answer = self._call(route, {"cursor": cursor, "limit": limit})
        return cast("types.GetChangesResponse", answer)

    def update_transaction(
        self,
        *,
        transactionId: str,
        accountId: str | None = None,
        currentDate: str | None = None,
        category: str | None | Unset = UNSET,
        merchant: str | None | Unset = UNSET,
        date: str | None = None,
        amount: float | None = None,
        description: str | None = None,
        note: str | None | Unset = UNSET,
        applyToSimilar: bool | None = None,
        idempotency_key: str | None = None,
    ) -> types.UpdateTransactionResponse:
        """Change a transaction's category, merchant or note; of one by hand also date, amount and description."""
        route = Route("PUT", "/tools/api/update-transaction", body=True, repeatable=True, nullable=("category", "merchant", "note",))
        answer = self._call(route, {"transactionId": transactionId, "accountId": accountId, "currentDate": currentDate, "category": category, "merchant": merchant, "date": date, "amount": amount, "description": description, "note": note, "applyToSimilar": applyToSimilar}, idempotency_key or new_key())
        return cast("types.UpdateTransactionResponse", answer)

    def update_account(
        self,
        *,
        accountId: str,
        customName: str | None | Unset = UNSET,
        startingBalance: float | None = None,
        startingDate: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.UpdateAccountResponse:
        """Give an account a name of your own, and say where one without a bank starts."""
        route = Route("PUT", "/tools/api/update-account", body=True, repeatable=True, nullable=("customName",))
        answer = self._call(route, {"accountId": accountId, "customName": customName, "startingBalance": startingBalance, "startingDate": startingDate}, idempotency_key or new_key())
        return cast("types.UpdateAccountResponse", answer)

    def create_spending_limit(
        self,
        *,
        category: str,
        limitAmount: float,
        period: Literal["daily", "weekly", "biweekly", "monthly"],
        idempotency_key: str | None = None,
    ) -> types.CreateSpendingLimitResponse:
        """Create a spending limit that counts from now."""
        route = Route("POST", "/tools/api/create-spending-limit", body=True, repeatable=True)
        answer = self._call(route, {"category": category, "limitAmount": limitAmount, "period": period}, idempotency_key or new_key())
        return cast("types.CreateSpendingLimitResponse", answer)

    def confirm_spending_limit(
        self,
        *,
        category: str,
        limitAmount: float,
        period: Literal["daily", "weekly", "biweekly", "monthly"],
        isRecurring: bool | None = None,
        startNextPeriod: bool | None = None,
        idempotency_key: str | None = None,
    ) -> types.ConfirmSpendingLimitResponse:
        """Create a spending limit with recurrence and a scheduled start."""
        route = Route("POST", "/tools/api/confirm-spending-limit", body=True, repeatable=True)
        answer = self._call(route, {"category": category, "limitAmount": limitAmount, "period": period, "isRecurring": isRecurring, "startNextPeriod": startNextPeriod}, idempotency_key or new_key())
        return cast("types.ConfirmSpendingLimitResponse", answer)

    def update_spending_limit(
        self,
        *,
        limitId: str,
        category: str | None = None,
        limitAmount: float | None = None,
        period: Literal["daily", "weekly", "biweekly", "monthly"] | None = None,
        isActive: bool | None = None,
        idempotency_key: str | None = None,
    ) -> types.UpdateSpendingLimitResponse:
        """Change some fields of a spending limit."""
        route = Route("PUT", "/tools/api/update-spending-limit", body=True, repeatable=True)
        answer = self._call(route, {"limitId": limitId, "category": category, "limitAmount": limitAmount, "period": period, "isActive": isActive}, idempotency_key or new_key())
        return cast("types.UpdateSpendingLimitResponse", answer)

    def delete_spending_limit(
        self,
        *,
        limitId: str,
        hardDelete: bool | None = None,
        idempotency_key: str | None = None,
    ) -> types.DeleteSpendingLimitResponse:
        """Deactivate a spending limit, or delete it for good."""
        route = Route("DELETE", "/tools/api/delete-spending-limit", body=False, repeatable=True)
        answer = self._call(route, {"limitId": limitId, "hardDelete": hardDelete}, idempotency_key or new_key())
        return cast("types.DeleteSpendingLimitResponse", answer)

    def list_spending_limits(
        self,
        *,
        includeInactive: bool | None = None,
    ) -> types.ListSpendingLimitsResponse:
        """Spending limits with their usage."""
        route = Route("GET", "/tools/api/list-spending-limits", body=False, repeatable=True)
        answer = self._call(route, {"includeInactive": includeInactive})
        return cast("types.ListSpendingLimitsResponse", answer)

    def create_payment_reminder(
        self,
        *,
        title: str,
        dueDate: str,
        amount: float | None | Unset = UNSET,
        reminderTime: str | None = None,
        isRecurring: bool | None = None,
        recurrencePattern: Literal["daily", "weekly", "monthly", "yearly"] | None | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> types.CreatePaymentReminderResponse:
        """Create a payment reminder."""
        route = Route("POST", "/tools/api/create-payment-reminder", body=True, repeatable=True, nullable=("amount", "recurrencePattern",))
        answer = self._call(route, {"title": title, "dueDate": dueDate, "amount": amount, "reminderTime": reminderTime, "isRecurring": isRecurring, "recurrencePattern": recurrencePattern}, idempotency_key or new_key())
        return cast("types.CreatePaymentReminderResponse", answer)

    def update_payment_reminder(
        self,
        *,
        reminderId: str,
        title: str | None = None,
        amount: float | None | Unset = UNSET,
        dueDate: str | None = None,
        reminderTime: str | None = None,
        recurrenceTime: str | None = None,
        newStatus: Literal["active", "completed", "inactive"] | None = None,
        idempotency_key: str | None = None,
    ) -> types.UpdatePaymentReminderResponse:
        """Change a payment reminder or its status."""
        route = Route("PUT", "/tools/api/update-payment-reminder", body=True, repeatable=True, nullable=("amount",))
        answer = self._call(route, {"reminderId": reminderId, "title": title, "amount": amount, "dueDate": dueDate, "reminderTime": reminderTime, "recurrenceTime": recurrenceTime, "newStatus": newStatus}, idempotency_key or new_key())
        return cast("types.UpdatePaymentReminderResponse", answer)

    def delete_payment_reminder(
        self,
        *,
        reminderId: str,
        hardDelete: bool | None = None,
        idempotency_key: str | None = None,
    ) -> types.DeletePaymentReminderResponse:
        """Cancel a payment reminder, or delete it for good."""
        route = Route("DELETE", "/tools/api/delete-payment-reminder", body=False, repeatable=True)
        answer = self._call(route, {"reminderId": reminderId, "hardDelete": hardDelete}, idempotency_key or new_key())
        return cast("types.DeletePaymentReminderResponse", answer)

    def list_payment_reminders(
        self,
        *,
        filter: Literal["active", "all", "upcoming", "overdue"] | None = None,
        days: int | None = None,
    ) -> types.ListPaymentRemindersResponse:
        """Payment reminders by due date."""
        route = Route("GET", "/tools/api/list-payment-reminders", body=False, repeatable=True)
        answer = self._call(route, {"filter": filter, "days": days})
        return cast("types.ListPaymentRemindersResponse", answer)

    def get_memories(
        self,
        *,
        message: str | None = None,
    ) -> types.GetMemoriesResponse:
        """Memories of the user for an assistant prompt; learns from a message when one is given."""
        route = Route("GET", "/tools/api/get-memories", body=False, repeatable=False)
        answer = self._call(route, {"message": message})
        return cast("types.GetMemoriesResponse", answer)

    def get_open_finance_connection_flow(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> types.GetOpenFinanceConnectionFlowResponse:
        """Send the bank connection flow to the user through WhatsApp."""
        route = Route("GET", "/tools/api/get-open-finance-connection-flow", body=False, repeatable=True)
        answer = self._call(route, {}, idempotency_key or new_key())
        return cast("types.GetOpenFinanceConnectionFlowResponse", answer)

    def create_api_key(
        self,
        *,
        name: str,
        scopes: list[Literal["read", "write", "sync", "memories", "account"]] | None = None,
        validUntil: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.CreateApiKeyResponse:
        """Make an API key, shown this one time."""
        route = Route("POST", "/tools/api/create-api-key", body=True, repeatable=True)
        answer = self._call(route, {"name": name, "scopes": scopes, "validUntil": validUntil}, idempotency_key or new_key())
        return cast("types.CreateApiKeyResponse", answer)

    def list_api_keys(
        self,
    ) -> types.ListApiKeysResponse:
        """API keys of the user, without the keys themselves."""
        route = Route("GET", "/tools/api/list-api-keys", body=False, repeatable=True)
        answer = self._call(route, {})
        return cast("types.ListApiKeysResponse", answer)

    def rotate_api_key(
        self,
        *,
        keyId: str,
        overlapDays: int | None = None,
        idempotency_key: str | None = None,
    ) -> types.RotateApiKeyResponse:
        """Replace an API key by a new one with the same name, scopes and end."""
        route = Route("POST", "/tools/api/rotate-api-key", body=True, repeatable=True)
        answer = self._call(route, {"keyId": keyId, "overlapDays": overlapDays}, idempotency_key or new_key())
        return cast("types.RotateApiKeyResponse", answer)

    def revoke_api_key(
        self,
        *,
        keyId: str,
        withMade: bool | None = None,
        idempotency_key: str | None = None,
    ) -> types.RevokeApiKeyResponse:
        """Revoke an API key for good, from the next request on."""
        route = Route("DELETE", "/tools/api/revoke-api-key", body=False, repeatable=True)
        answer = self._call(route, {"keyId": keyId, "withMade": withMade}, idempotency_key or new_key())
        return cast("types.RevokeApiKeyResponse", answer)

    def get_api_key_info(
        self,
    ) -> types.GetApiKeyInfoResponse:
        """What the calling key may do: scopes, end, plan, quotas and rate limits."""
        route = Route("GET", "/tools/api/get-api-key-info", body=False, repeatable=True)
        answer = self._call(route, {})
        return cast("types.GetApiKeyInfoResponse", answer)

    def create_webhook(
        self,
        *,
        url: str,
        events: list[Literal["transactions.changed", "connection.updated", "connection.needs_action", "limit.reached", "reminder.sent", "bill.closed", "recurring.changed", "signal.found", "investment.changed", "key.created", "key.revoked"]],
        idempotency_key: str | None = None,
    ) -> types.CreateWebhookResponse:
        """Have events sent to an address of your own."""
        route = Route("POST", "/tools/api/create-webhook", body=True, repeatable=True)
        answer = self._call(route, {"url": url, "events": events}, idempotency_key or new_key())
        return cast("types.CreateWebhookResponse", answer)

    def list_webhooks(
        self,
    ) -> types.ListWebhooksResponse:
        """Webhooks of the user, without their secrets."""
        route = Route("GET", "/tools/api/list-webhooks", body=False, repeatable=True)
        answer = self._call(route, {})
        return cast("types.ListWebhooksResponse", answer)

    def update_webhook(
        self,
        *,
        webhookId: str,
        url: str | None = None,
        events: list[Literal["transactions.changed", "connection.updated", "connection.needs_action", "limit.reached", "reminder.sent", "bill.closed", "recurring.changed", "signal.found", "investment.changed", "key.created", "key.revoked"]] | None = None,
        paused: bool | None = None,
        rotateSecret: bool | None = None,
        idempotency_key: str | None = None,
    ) -> types.UpdateWebhookResponse:
        """Change, pause or resume a webhook, or replace its secret."""
        route = Route("POST", "/tools/api/update-webhook", body=True, repeatable=True)
        answer = self._call(route, {"webhookId": webhookId, "url": url, "events": events, "paused": paused, "rotateSecret": rotateSecret}, idempotency_key or new_key())
        return cast("types.UpdateWebhookResponse", answer)

    def delete_webhook(
        self,
        *,
        webhookId: str,
        idempotency_key: str | None = None,
    ) -> types.DeleteWebhookResponse:
        """Remove a webhook for good."""
        route = Route("DELETE", "/tools/api/delete-webhook", body=False, repeatable=True)
        answer = self._call(route, {"webhookId": webhookId}, idempotency_key or new_key())
        return cast("types.DeleteWebhookResponse", answer)

    def test_webhook(
        self,
        *,
        webhookId: str,
        idempotency_key: str | None = None,
    ) -> types.TestWebhookResponse:
        """Send the event `webhook.test` now and show what the address answers."""
        route = Route("POST", "/tools/api/test-webhook", body=True, repeatable=True)
        answer = self._call(route, {"webhookId": webhookId}, idempotency_key or new_key())
        return cast("types.TestWebhookResponse", answer)

    def list_webhook_deliveries(
        self,
        *,
        webhookId: str,
        limit: int | None = None,
        before: str | None = None,
    ) -> types.ListWebhookDeliveriesResponse:
        """What was sent to a webhook within 30 days, the newest first."""
        route = Route("GET", "/tools/api/list-webhook-deliveries", body=False, repeatable=True)
        answer = self._call(route, {"webhookId": webhookId, "limit": limit, "before": before})
        return cast("types.ListWebhookDeliveriesResponse", answer)

    def redeliver_webhook(
        self,
        *,
        deliveryId: str,
        idempotency_key: str | None = None,
    ) -> types.RedeliverWebhookResponse:
        """Send a delivery again."""
        route = Route("POST", "/tools/api/redeliver-webhook", body=True, repeatable=True)
        answer = self._call(route, {"deliveryId": deliveryId}, idempotency_key or new_key())
        return cast("types.RedeliverWebhookResponse", answer)

    def import_transactions(
        self,
        *,
        file: str,
        account: types.ImportTransactionsRequestAccount | types.ImportTransactionsRequestAccount2,
        fileEncoding: Literal["base64"] | None = None,
        name: str | None = None,
        statement: int | None = None,
        mapping: types.ImportTransactionsRequestMapping | None = None,
        skip: list[int] | None = None,
        preview: bool | None = None,
        idempotency_key: str | None = None,
    ) -> types.ImportTransactionsResponse:
        """Import the rows of an OFX or CSV file."""
        route = Route("POST", "/tools/api/import-transactions", body=True, repeatable=True)
        answer = self._call(route, {"file": file, "account": account, "fileEncoding": fileEncoding, "name": name, "statement": statement, "mapping": mapping, "skip": skip, "preview": preview}, idempotency_key or new_key())
        return cast("types.ImportTransactionsResponse", answer)

    def list_imports(
        self,
    ) -> types.ListImportsResponse:
        """Files that were imported, newest first."""
        route = Route("GET", "/tools/api/list-imports", body=False, repeatable=True)
        answer = self._call(route, {})
        return cast("types.ListImportsResponse", answer)

    def delete_import(
        self,
        *,
        importId: str,
        idempotency_key: str | None = None,
    ) -> types.DeleteImportResponse:
        """Undo the import of a file, within 30 days."""
        route = Route("DELETE", "/tools/api/delete-import", body=False, repeatable=True)
        answer = self._call(route, {"importId": importId}, idempotency_key or new_key())
        return cast("types.DeleteImportResponse", answer)

    def create_account(
        self,
        *,
        name: str,
        type: Literal["BANK", "CREDIT"],
        subtype: Literal["CHECKING_ACCOUNT", "SAVINGS_ACCOUNT", "PAYMENT_ACCOUNT"] | None = None,
        startingBalance: float | None = None,
        startingDate: str | None = None,
        currency: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.CreateAccountResponse:
        """Create an account without a bank: cash, an account or a card by hand."""
        route = Route("POST", "/tools/api/create-account", body=True, repeatable=True)
        answer = self._call(route, {"name": name, "type": type, "subtype": subtype, "startingBalance": startingBalance, "startingDate": startingDate, "currency": currency}, idempotency_key or new_key())
        return cast("types.CreateAccountResponse", answer)

    def delete_account(
        self,
        *,
        accountId: str,
        idempotency_key: str | None = None,
    ) -> types.DeleteAccountResponse:
        """Remove an account without a bank, with its rows."""
        route = Route("DELETE", "/tools/api/delete-account", body=False, repeatable=True)
        answer = self._call(route, {"accountId": accountId}, idempotency_key or new_key())
        return cast("types.DeleteAccountResponse", answer)

    def create_transaction(
        self,
        *,
        date: str,
        amount: float,
        description: str,
        accountId: str | None = None,
        category: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.CreateTransactionResponse:
        """Add a transaction to an account without a bank."""
        route = Route("POST", "/tools/api/create-transaction", body=True, repeatable=True)
        answer = self._call(route, {"date": date, "amount": amount, "description": description, "accountId": accountId, "category": category}, idempotency_key or new_key())
        return cast("types.CreateTransactionResponse", answer)

    def delete_transaction(
        self,
        *,
        transactionId: str,
        accountId: str | None = None,
        currentDate: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.DeleteTransactionResponse:
        """Remove a transaction that was added by hand."""
        route = Route("DELETE", "/tools/api/delete-transaction", body=False, repeatable=True)
        answer = self._call(route, {"transactionId": transactionId, "accountId": accountId, "currentDate": currentDate}, idempotency_key or new_key())
        return cast("types.DeleteTransactionResponse", answer)

    def get_investments(
        self,
        *,
        status: Literal["active", "ended", "all"] | None = None,
    ) -> types.GetInvestmentsResponse:
        """Investments with balance, profit and liquidity, and their totals in BRL."""
        route = Route("GET", "/tools/api/get-investments", body=False, repeatable=True)
        answer = self._call(route, {"status": status})
        return cast("types.GetInvestmentsResponse", answer)

    def get_loans(
        self,
        *,
        status: Literal["active", "ended", "all"] | None = None,
    ) -> types.GetLoansResponse:
        """Loans and financing with what is owed, the installments and the cost."""
        route = Route("GET", "/tools/api/get-loans", body=False, repeatable=True)
        answer = self._call(route, {"status": status})
        return cast("types.GetLoansResponse", answer)

    def get_net_worth(
        self,
        *,
        months: int | None = None,
    ) -> types.GetNetWorthResponse:
        """What is owned less what is owed in BRL, today and at the end of past months."""
        route = Route("GET", "/tools/api/get-net-worth", body=False, repeatable=True)
        answer = self._call(route, {"months": months})
        return cast("types.GetNetWorthResponse", answer)

    def get_signals(
        self,
        *,
        status: Literal["new", "seen", "dismissed", "resolved", "all"] | None = None,
        kind: Literal["double_charge", "price_rise", "new_subscription", "trial_turned_paid", "subscription_after_cancel", "unusual_amount", "fee_charged", "income_missing", "bill_higher", "low_balance_ahead", "duplicate_connection", "consent_ending"] | None = None,
        from_: str | None = None,
        to: str | None = None,
    ) -> types.GetSignalsResponse:
        """What deserves attention: double charges, new prices, missing income, fees, low balances ahead."""
        route = Route("GET", "/tools/api/get-signals", body=False, repeatable=True)
        answer = self._call(route, {"status": status, "kind": kind, "from": from_, "to": to})
        return cast("types.GetSignalsResponse", answer)

    def update_signal(
        self,
        *,
        signalId: str,
        status: Literal["new", "seen", "dismissed"],
        reason: Literal["expected", "wrong", "cancelled"] | None = None,
        idempotency_key: str | None = None,
    ) -> types.UpdateSignalResponse:
        """Mark a signal as seen, dismiss it, or take that back."""
        route = Route("PUT", "/tools/api/update-signal", body=True, repeatable=True)
        answer = self._call(route, {"signalId": signalId, "status": status, "reason": reason}, idempotency_key or new_key())
        return cast("types.UpdateSignalResponse", answer)

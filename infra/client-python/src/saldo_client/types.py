# Generated from the OpenAPI document by `npm run client`; never edited.
from __future__ import annotations

from typing import Any, Literal, Union

from typing_extensions import NotRequired, TypedDict


class InvalidRequestDetailsItem(TypedDict):
    param: str
    message: str
    received: NotRequired[Any]


class InvalidRequest(TypedDict):
    error: str
    message: str
    type: Literal["invalid_request"]
    docs: str
    param: NotRequired[str]
    received: NotRequired[Any]
    details: NotRequired[list[InvalidRequestDetailsItem]]
    nextSteps: NotRequired[list[str]]


class InvalidApiKey(TypedDict):
    error: str
    message: str
    type: Literal["invalid_api_key"]
    docs: str


class NoSubscription(TypedDict):
    error: str
    message: str
    type: Literal["no_subscription"]
    docs: str
    nextSteps: NotRequired[list[str]]


class SubscriptionCanceled(TypedDict):
    error: str
    message: str
    type: Literal["subscription_canceled"]
    docs: str
    nextSteps: NotRequired[list[str]]
    subscriptionStatus: NotRequired[str]
    currentPeriodEnd: NotRequired[str | None]


class InsufficientScope(TypedDict):
    error: str
    message: str
    type: Literal["insufficient_scope"]
    docs: str
    required: NotRequired[list[Literal["read", "write", "sync", "memories", "account"]]]
    granted: NotRequired[list[Literal["read", "write", "sync", "memories", "account"]]]


class QuotaExceeded(TypedDict):
    error: str
    message: str
    type: Literal["quota_exceeded"]
    docs: str
    success: NotRequired[bool]


class Forbidden(TypedDict):
    error: str
    message: str
    type: Literal["forbidden"]
    docs: str


class NotFound(TypedDict):
    error: str
    message: str
    type: Literal["not_found"]
    docs: str


class MethodNotAllowed(TypedDict):
    error: str
    message: str
    type: Literal["method_not_allowed"]
    docs: str


class Conflict(TypedDict):
    error: str
    message: str
    type: Literal["conflict"]
    docs: str
    keyId: NotRequired[str]
    webhookId: NotRequired[str]


class Expired(TypedDict):
    error: str
    message: str
    type: Literal["expired"]
    docs: str


class RateLimited(TypedDict):
    error: str
    message: str
    type: Literal["rate_limited"]
    docs: str


class InternalError(TypedDict):
    error: str
    message: str
    type: Literal["internal_error"]
    docs: str


class Unavailable(TypedDict):
    error: str
    message: str
    type: Literal["unavailable"]
    docs: str


class InvalidFileDetailsItem(TypedDict):
    param: str
    message: str
    received: NotRequired[Any]


class InvalidFileStatementsItem(TypedDict):
    statement: int
    number: str | None
    type: Literal["BANK", "CREDIT"]
    rows: int


class InvalidFile(TypedDict):
    error: str
    message: str
    type: Literal["invalid_request"]
    docs: str
    param: NotRequired[str]
    received: NotRequired[Any]
    details: NotRequired[list[InvalidFileDetailsItem]]
    line: NotRequired[int]
    column: NotRequired[str | None]
    expected: NotRequired[str]
    example: NotRequired[str | None]
    detected: NotRequired[Literal["pdf", "zip", "xlsx", "html", "image", "unknown"]]
    limit: NotRequired[int]
    columns: NotRequired[list[str]]
    sample: NotRequired[list[list[str]]]
    statements: NotRequired[list[InvalidFileStatementsItem]]


class AuthenticationError(TypedDict):
    error: str
    message: str
    type: Literal["invalid_api_key", "no_subscription", "subscription_canceled"]
    docs: str
    nextSteps: NotRequired[list[str]]
    subscriptionStatus: NotRequired[str]
    currentPeriodEnd: NotRequired[str | None]


class PermissionError(TypedDict):
    error: str
    message: str
    type: Literal["insufficient_scope", "quota_exceeded", "forbidden"]
    docs: str
    required: NotRequired[list[Literal["read", "write", "sync", "memories", "account"]]]
    granted: NotRequired[list[Literal["read", "write", "sync", "memories", "account"]]]
    success: NotRequired[bool]


class TransactionsChangedEventData(TypedDict):
    itemId: str
    added: int
    modified: int
    removed: int


class TransactionsChangedEvent(TypedDict):
    type: Literal["transactions.changed"]
    timestamp: str
    data: TransactionsChangedEventData


class ConnectionUpdatedEventData(TypedDict):
    itemId: str
    connectorName: str
    status: str
    lastUpdatedAt: str | None


class ConnectionUpdatedEvent(TypedDict):
    type: Literal["connection.updated"]
    timestamp: str
    data: ConnectionUpdatedEventData


class ConnectionNeedsActionEventData(TypedDict):
    itemId: str
    connectorName: str
    status: str
    lastUpdatedAt: str | None
    needs: str


class ConnectionNeedsActionEvent(TypedDict):
    type: Literal["connection.needs_action"]
    timestamp: str
    data: ConnectionNeedsActionEventData


class LimitReachedEventData(TypedDict):
    limitId: str
    category: str
    threshold: Literal[50, 75, 100]
    period: str
    firstDate: str
    lastDate: str


class LimitReachedEvent(TypedDict):
    type: Literal["limit.reached"]
    timestamp: str
    data: LimitReachedEventData


class ReminderSentEventData(TypedDict):
    reminderId: str
    dueDate: str
    occurrence: str
    channel: Literal["email", "whatsapp"]


class ReminderSentEvent(TypedDict):
    type: Literal["reminder.sent"]
    timestamp: str
    data: ReminderSentEventData


class BillClosedEventData(TypedDict):
    billId: str
    itemId: str
    accountId: str
    dueDate: str
    closingDate: str | None


class BillClosedEvent(TypedDict):
    type: Literal["bill.closed"]
    timestamp: str
    data: BillClosedEventData


class RecurringChangedEventData(TypedDict):
    added: int
    changed: int
    removed: int


class RecurringChangedEvent(TypedDict):
    type: Literal["recurring.changed"]
    timestamp: str
    data: RecurringChangedEventData


class SignalFoundEventData(TypedDict):
    signalId: str
    kind: str
    severity: Literal["high", "medium", "low"]
    date: str


class SignalFoundEvent(TypedDict):
    type: Literal["signal.found"]
    timestamp: str
    data: SignalFoundEventData


class InvestmentChangedEventData(TypedDict):
    itemId: str
    added: list[str]
    ended: list[str]
    movements: int


class InvestmentChangedEvent(TypedDict):
    type: Literal["investment.changed"]
    timestamp: str
    data: InvestmentChangedEventData


class KeyCreatedEventData(TypedDict):
    keyId: str
    validUntil: str | None


class KeyCreatedEvent(TypedDict):
    type: Literal["key.created"]
    timestamp: str
    data: KeyCreatedEventData


class KeyRevokedEventData(TypedDict):
    keyId: str
    reason: Literal["revoked", "rotated", "ended"]


class KeyRevokedEvent(TypedDict):
    type: Literal["key.revoked"]
    timestamp: str
    data: KeyRevokedEventData


class ManageClosingDateRequest(TypedDict):
    operation: Literal["LIST_ACCOUNTS", "INSERT", "UPDATE", "DELETE", "GET"]
    accountId: NotRequired[str]
    closingDay: NotRequired[int]
    isActive: NotRequired[bool]
    notes: NotRequired[str]
    closingDateId: NotRequired[str]


class UpdateTransactionRequest(TypedDict):
    transactionId: str
    accountId: NotRequired[str]
    currentDate: NotRequired[str]
    category: NotRequired[str | None]
    merchant: NotRequired[str | None]
    date: NotRequired[str]
    amount: NotRequired[float]
    description: NotRequired[str]
    note: NotRequired[str | None]
    applyToSimilar: NotRequired[bool]


class UpdateAccountRequest(TypedDict):
    accountId: str
    customName: NotRequired[str | None]
    startingBalance: NotRequired[float]
    startingDate: NotRequired[str]


class CreateSpendingLimitRequest(TypedDict):
    category: str
    limitAmount: float
    period: Literal["daily", "weekly", "biweekly", "monthly"]


class ConfirmSpendingLimitRequest(TypedDict):
    category: str
    limitAmount: float
    period: Literal["daily", "weekly", "biweekly", "monthly"]
    isRecurring: NotRequired[bool]
    startNextPeriod: NotRequired[bool]


class UpdateSpendingLimitRequest(TypedDict):
    limitId: str
    category: NotRequired[str]
    limitAmount: NotRequired[float]
    period: NotRequired[Literal["daily", "weekly", "biweekly", "monthly"]]
    isActive: NotRequired[bool]


class CreatePaymentReminderRequest(TypedDict):
    title: str
    dueDate: str
    amount: NotRequired[float | None]
    reminderTime: NotRequired[str]
    isRecurring: NotRequired[bool]
    recurrencePattern: NotRequired[Literal["daily", "weekly", "monthly", "yearly"] | None]


class UpdatePaymentReminderRequest(TypedDict):
    reminderId: str
    title: NotRequired[str]
    amount: NotRequired[float | None]
    dueDate: NotRequired[str]
    reminderTime: NotRequired[str]
    recurrenceTime: NotRequired[str]
    newStatus: NotRequired[Literal["active", "completed", "inactive"]]


class CreateApiKeyRequest(TypedDict):
    name: str
    scopes: NotRequired[list[Literal["read", "write", "sync", "memories", "account"]]]
    validUntil: NotRequired[str]


class RotateApiKeyRequest(TypedDict):
    keyId: str
    overlapDays: NotRequired[int]


class CreateWebhookRequest(TypedDict):
    url: str
    events: list[Literal["transactions.changed", "connection.updated", "connection.needs_action", "limit.reached", "reminder.sent", "bill.closed", "recurring.changed", "signal.found", "investment.changed", "key.created", "key.revoked"]]


class UpdateWebhookRequest(TypedDict):
    webhookId: str
    url: NotRequired[str]
    events: NotRequired[list[Literal["transactions.changed", "connection.updated", "connection.needs_action", "limit.reached", "reminder.sent", "bill.closed", "recurring.changed", "signal.found", "investment.changed", "key.created", "key.revoked"]]]
    paused: NotRequired[bool]
    rotateSecret: NotRequired[bool]


class TestWebhookRequest(TypedDict):
    webhookId: str


class RedeliverWebhookRequest(TypedDict):
    deliveryId: str


class ImportTransactionsRequestAccount(TypedDict):
    id: str


class ImportTransactionsRequestAccount2(TypedDict):
    name: str
    type: Literal["BANK", "CREDIT"]
    subtype: NotRequired[Literal["CHECKING_ACCOUNT", "SAVINGS_ACCOUNT", "PAYMENT_ACCOUNT"]]
    currency: NotRequired[str]
    startingBalance: NotRequired[float]


class ImportTransactionsRequestMapping(TypedDict):
    delimiter: NotRequired[str]
    headerLine: NotRequired[int]
    date: NotRequired[str | int]
    dateFormat: NotRequired[str]
    description: NotRequired[list[str | int]]
    amount: NotRequired[str | int | None]
    debit: NotRequired[str | int | None]
    credit: NotRequired[str | int | None]
    direction: NotRequired[str | int | None]
    decimal: NotRequired[str]
    invert: NotRequired[bool]


class ImportTransactionsRequest(TypedDict):
    file: str
    fileEncoding: NotRequired[Literal["base64"]]
    name: NotRequired[str]
    account: ImportTransactionsRequestAccount | ImportTransactionsRequestAccount2
    statement: NotRequired[int]
    mapping: NotRequired[ImportTransactionsRequestMapping]
    skip: NotRequired[list[int]]
    preview: NotRequired[bool]


class CreateAccountRequest(TypedDict):
    name: str
    type: Literal["BANK", "CREDIT"]
    subtype: NotRequired[Literal["CHECKING_ACCOUNT", "SAVINGS_ACCOUNT", "PAYMENT_ACCOUNT"]]
    startingBalance: NotRequired[float]
    startingDate: NotRequired[str]
    currency: NotRequired[str]


class CreateTransactionRequest(TypedDict):
    accountId: NotRequired[str]
    date: str
    amount: float
    description: str
    category: NotRequired[str]


class UpdateSignalRequest(TypedDict):
    signalId: str
    status: Literal["new", "seen", "dismissed"]
    reason: NotRequired[Literal["expected", "wrong", "cancelled"]]


class Account(TypedDict):
    accountId: str
    providerCode: str
    accountName: str
    accountMarketingName: str
    accountType: str
    accountSubtype: str
    accountBalance: float | None
    accountCurrencyCode: str
    id: str
    itemId: str
    name: str
    marketingName: str
    type: str
    subtype: str
    number: str
    balance: float | None
    balanceAsOf: str | None
    currencyCode: str
    owner: str | None
    connectorName: str
    connectorImageUrl: str | None
    itemLastUpdatedAt: str | None
    itemIsActive: bool
    source: Literal["bank", "hand"]
    startingBalance: float | None
    startingDate: str | None
    customName: str | None
    createdAt: str | None
    updatedAt: str | None
    closedAt: str | None
    duplicateOf: str | None
    bankData: BankData | None
    creditData: CreditData | None


class AccountBalance(TypedDict):
    id: str
    name: str
    balance: float | None
    balance_as_of: str | None
    currency_code: str
    account_type: str
    account_subtype: str
    number: str
    connector_name: str
    custom_name: str | None


class ApiKeyLastUsed(TypedDict):
    date: str
    operation: str


class ApiKey(TypedDict):
    keyId: str
    name: str
    scopes: list[Literal["read", "write", "sync", "memories", "account"]]
    createdAt: str
    validUntil: str | None
    lastUsed: ApiKeyLastUsed | None
    successorId: str | None
    madeBy: str | None
    isCurrent: bool


class ApiKeyInfoLastUsed(TypedDict):
    date: str
    operation: str


class ApiKeyInfoSubscription(TypedDict):
    status: Literal["none", "active", "canceled", "expired"]
    currentPeriodEnd: str | None
    hasAccess: bool


class ApiKeyInfoQuotasPaymentReminders(TypedDict):
    currentCount: int
    limit: int
    canCreate: bool
    remaining: int


class ApiKeyInfoQuotasSpendingLimits(TypedDict):
    currentCount: int
    limit: int
    canCreate: bool
    remaining: int


class ApiKeyInfoQuotasApiKeys(TypedDict):
    currentCount: int
    limit: int
    canCreate: bool
    remaining: int


class ApiKeyInfoQuotas(TypedDict):
    paymentReminders: ApiKeyInfoQuotasPaymentReminders
    spendingLimits: ApiKeyInfoQuotasSpendingLimits
    apiKeys: ApiKeyInfoQuotasApiKeys


class ApiKeyInfo(TypedDict):
    keyId: str
    name: str
    scopes: list[Literal["read", "write", "sync", "memories", "account"]]
    createdAt: str
    validUntil: str | None
    lastUsed: ApiKeyInfoLastUsed | None
    plan: str
    subscription: ApiKeyInfoSubscription
    quotas: ApiKeyInfoQuotas
    rateLimits: list[RateLimit]


class BankData(TypedDict):
    transferNumber: str | None
    closingBalance: float | None
    automaticallyInvestedBalance: float | None
    overdraftContractedLimit: float | None
    reservedBalances: list[Any]


class Bill(TypedDict):
    id: str
    userId: str
    itemId: str
    accountId: str
    dueDate: str
    totalAmount: float
    totalAmountCurrencyCode: str
    minimumPaymentAmount: float
    allowsInstallments: bool
    state: Literal["closed", "partly_paid", "paid", "refinanced", "overdue"] | None
    paidAmount: float | None
    remainingAmount: float | None
    createdAt: str
    updatedAt: str


class BillSummary(TypedDict):
    account_id: str
    account_name: str
    custom_name: str | None
    currency_code: str
    credit_limit: float | None
    available_credit_limit: float | None
    closing_day: int | None
    period_start: str
    period_end: str
    approx_current_bill_amount: float
    net_bill_amount: float
    net_due_date: str
    provider_close_date: str | None
    closed_bill: ClosedBill | None


class CashFlowAverages(TypedDict):
    income: float | None
    spending: float | None
    net: float | None


class CashFlowComparison(TypedDict):
    spending: float
    previous_spending: float
    change: float | None


CashFlowExplained = TypedDict(
    "CashFlowExplained",
    {
        "from": "str",
        "to": "str",
        "change": "float",
        "income": "float",
        "spending": "float",
        "own_moves": "float",
        "carried": "float",
        "shifted": "float",
    },
)


class CashFlow(TypedDict):
    months: list[MonthFlow]
    averages: CashFlowAverages
    comparison: CashFlowComparison
    explained: CashFlowExplained
    left_out: int


class CategoryFlow(TypedDict):
    category: str
    amount: float
    share: float
    average: float | None
    change: float | None


class ClosedBill(TypedDict):
    bill_id: str | None
    period_start: str
    period_end: str
    due_date: str
    total_amount: float
    is_official: bool
    minimum_payment_amount: float | None
    is_paid: bool
    state: Literal["closed", "partly_paid", "paid", "refinanced", "overdue"]
    remaining_amount: float


class ClosingDate(TypedDict):
    id: str
    userId: str
    accountId: str
    closingDay: int
    isActive: bool
    notes: str
    createdAt: str
    updatedAt: str


class ClosingDateEntry(TypedDict):
    id: str
    accountId: str
    closingDay: int
    isActive: bool
    notes: str


class ColumnMapping(TypedDict):
    delimiter: str
    headerLine: int
    date: str | int
    dateFormat: str
    description: list[str | int]
    amount: str | int | None
    debit: str | int | None
    credit: str | int | None
    direction: str | int | None
    decimal: str
    invert: bool


class ConfirmSpendingLimitResponse(TypedDict):
    success: bool
    message: str
    limit: ConfirmedSpendingLimit


class ConfirmedSpendingLimit(TypedDict):
    id: str
    category: str
    limitAmount: float
    period: Literal["daily", "weekly", "biweekly", "monthly"]
    isActive: bool
    isRecurring: bool
    periodStart: str | None


class CreateAccountResponse(TypedDict):
    success: bool
    data: Account
    message: str
    timestamp: str


class CreateApiKeyResponse(TypedDict):
    success: bool
    data: CreatedApiKey
    message: str
    timestamp: str


class CreatePaymentReminderResponse(TypedDict):
    success: bool
    data: PaymentReminder
    message: str
    timestamp: str


class CreateSpendingLimitResponse(TypedDict):
    success: bool
    data: SpendingLimit
    message: str
    timestamp: str


class CreateTransactionResponse(TypedDict):
    success: bool
    data: Transaction
    account: Account
    message: str
    timestamp: str


class CreateWebhookResponse(TypedDict):
    success: bool
    data: CreatedWebhook
    message: str
    timestamp: str


class CreatedApiKeyLastUsed(TypedDict):
    date: str
    operation: str


class CreatedApiKey(TypedDict):
    keyId: str
    name: str
    scopes: list[Literal["read", "write", "sync", "memories", "account"]]
    createdAt: str
    validUntil: str | None
    lastUsed: CreatedApiKeyLastUsed | None
    key: str


class CreatedWebhook(TypedDict):
    webhookId: str
    url: str
    events: list[Literal["transactions.changed", "connection.updated", "connection.needs_action", "limit.reached", "reminder.sent", "bill.closed", "recurring.changed", "signal.found", "investment.changed", "key.created", "key.revoked"]]
    status: Literal["active", "paused", "disabled"]
    createdAt: str
    updatedAt: str
    failingSince: str | None
    disabledAt: str | None
    previousSecretUntil: str | None
    secret: str


class CreditCardAccount(TypedDict):
    id: str
    name: str
    marketingName: str
    number: str
    hasClosingDate: bool
    closingDay: int | None
    isActive: bool
    notes: str


class CreditData(TypedDict):
    brand: str | None
    level: str | None
    status: str | None
    creditLimit: float | None
    availableCreditLimit: float | None
    balanceDueDate: str | None
    balanceCloseDate: str | None
    minimumPayment: float | None
    balanceForeignCurrency: float | None


class DeleteAccountResponseData(TypedDict):
    accountId: str
    name: str


class DeleteAccountResponse(TypedDict):
    success: bool
    data: DeleteAccountResponseData
    message: str
    timestamp: str


class DeleteImportResponseData(TypedDict):
    importId: str
    removed: int
    kept: int
    accountRemoved: bool


class DeleteImportResponse(TypedDict):
    success: bool
    data: DeleteImportResponseData
    message: str
    timestamp: str


class DeletePaymentReminderResponseData(TypedDict):
    id: str
    title: str
    action: Literal["cancelled", "deleted permanently"]
    hardDelete: bool


class DeletePaymentReminderResponse(TypedDict):
    success: bool
    data: DeletePaymentReminderResponseData
    message: str
    timestamp: str


class DeleteSpendingLimitResponseData(TypedDict):
    id: str
    category: str
    action: Literal["cancelled", "deleted permanently"]
    hardDelete: bool


class DeleteSpendingLimitResponse(TypedDict):
    success: bool
    data: DeleteSpendingLimitResponseData
    message: str
    timestamp: str


class DeleteTransactionResponseData(TypedDict):
    transactionId: str


class DeleteTransactionResponse(TypedDict):
    success: bool
    data: DeleteTransactionResponseData
    account: Account
    message: str
    timestamp: str


class DeleteWebhookResponseData(TypedDict):
    webhookId: str
    url: str
    deletedAt: str


class DeleteWebhookResponse(TypedDict):
    success: bool
    data: DeleteWebhookResponseData
    message: str
    timestamp: str


class FileImportPeriod(TypedDict):
    start: str
    end: str


class FileImport(TypedDict):
    importId: str
    name: str | None
    accountId: str
    format: Literal["csv", "ofx1", "ofx2"]
    period: FileImportPeriod
    createdAt: str
    counts: ImportCounts
    finished: bool
    undoableUntil: str


class Freshness(TypedDict):
    as_of: str | None
    is_stale: bool
    connections: list[FreshnessConnection]


class FreshnessConnection(TypedDict):
    item_id: str
    connector_name: str
    status: Literal["UPDATED", "UPDATING", "MERGING", "WAITING_USER_INPUT", "WAITING_USER_ACTION", "LOGIN_ERROR", "OUTDATED"]
    last_updated_at: str | None
    needs: Literal["user_input", "user_action", "reconnect"] | None
    duplicate_of: str | None


class GetAccountsResponse(TypedDict):
    success: bool
    data: list[Account]
    count: int
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetApiKeyInfoResponse(TypedDict):
    success: bool
    data: ApiKeyInfo
    timestamp: str
    ignored: NotRequired[list[str]]


class GetBalanceByAccountResponse(TypedDict):
    success: bool
    data: AccountBalance
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetBalanceResponseData(TypedDict):
    total_balance: float | None
    unknown_balances: int
    accounts: list[AccountBalance]


class GetBalanceResponse(TypedDict):
    success: bool
    data: GetBalanceResponseData
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetBillSummaryResponseFilters(TypedDict):
    accountId: str | None
    closingDay: int | None
    startDate: str | None
    endDate: str | None


class GetBillSummaryResponse(TypedDict):
    success: bool
    data: list[BillSummary]
    recommendations: str
    transactionsInfo: str
    notice: str
    guidance: str
    filters: GetBillSummaryResponseFilters
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetBillsResponseFilters(TypedDict):
    accountId: str | None
    onlyPastDue: bool


class GetBillsResponse(TypedDict):
    success: bool
    data: list[Bill]
    count: int
    filters: GetBillsResponseFilters
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetCashFlowResponse(TypedDict):
    success: bool
    data: CashFlow
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetChangesResponse(TypedDict):
    success: bool
    added: list[Transaction]
    modified: list[Transaction]
    removed: list[RemovedTransaction]
    next_cursor: str
    has_more: bool
    investments_changed: bool
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetExpensiveCategoriesResponseSummaryTop3CategoriesItem(TypedDict):
    category: str
    totalAmount: float
    formattedAmount: str


class GetExpensiveCategoriesResponseSummary(TypedDict):
    totalCategories: int
    top3Categories: list[GetExpensiveCategoriesResponseSummaryTop3CategoriesItem]
    totalExpenses: float
    formattedTotalExpenses: str


class GetExpensiveCategoriesResponseDateRange(TypedDict):
    startDate: str
    endDate: str


class GetExpensiveCategoriesResponse(TypedDict):
    success: bool
    data: str
    summary: GetExpensiveCategoriesResponseSummary
    dateRange: GetExpensiveCategoriesResponseDateRange
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetInstallmentsResponseData(TypedDict):
    summary: InstallmentSummary
    purchases: list[InstallmentPurchase]


class GetInstallmentsResponseDateRange(TypedDict):
    startDate: str
    endDate: str


class GetInstallmentsResponse(TypedDict):
    success: bool
    data: GetInstallmentsResponseData
    summary: InstallmentSummary
    dateRange: GetInstallmentsResponseDateRange
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetInvestmentsResponseDataTotalsByKindItem(TypedDict):
    kind: Literal["treasury", "fixed_income", "fund", "real_estate_fund", "etf", "stock", "pension", "structured", "other"]
    balance: float
    share: float
    count: int


class GetInvestmentsResponseDataTotalsLiquidityAtDueItem(TypedDict):
    date: str
    amount: float


class GetInvestmentsResponseDataTotalsLiquidity(TypedDict):
    now: float
    market: float
    at_due: list[GetInvestmentsResponseDataTotalsLiquidityAtDueItem]
    unknown: float


class GetInvestmentsResponseDataTotalsUnknownItem(TypedDict):
    id: str
    name: str
    reason: Literal["balance_missing"]


class GetInvestmentsResponseDataTotals(TypedDict):
    balance: float | None
    invested: float | None
    profit: float | None
    income_12_months: float
    liquid_now: float | None
    by_kind: list[GetInvestmentsResponseDataTotalsByKindItem]
    liquidity: GetInvestmentsResponseDataTotalsLiquidity
    unknown: list[GetInvestmentsResponseDataTotalsUnknownItem]


class GetInvestmentsResponseData(TypedDict):
    positions: list[Position]
    totals: GetInvestmentsResponseDataTotals
    left_out: int


class GetInvestmentsResponse(TypedDict):
    success: bool
    data: GetInvestmentsResponseData
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetLoansResponseDataTotalsUnknownItem(TypedDict):
    id: str
    name: str
    reason: Literal["balance_missing", "installment_missing"]


class GetLoansResponseDataTotals(TypedDict):
    outstanding: float | None
    monthly: float | None
    unknown: list[GetLoansResponseDataTotalsUnknownItem]


class GetLoansResponseData(TypedDict):
    loans: list[Loan]
    totals: GetLoansResponseDataTotals
    left_out: int


class GetLoansResponse(TypedDict):
    success: bool
    data: GetLoansResponseData
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetMemoriesResponse(TypedDict):
    success: bool
    memoriesForPrompt: str
    memoryAdded: bool
    memoryForgotten: NotRequired[bool]
    timestamp: str
    ignored: NotRequired[list[str]]


class GetNetWorthResponseDataToday(TypedDict):
    date: str
    bank: float | None
    investments: float | None
    cards: float | None
    loans: float | None
    net: float | None
    known: float
    complete: bool
    cards_ahead: float
    change: float | None


class GetNetWorthResponseDataHistoryItem(TypedDict):
    month: str
    date: str
    bank: float | None
    investments: float | None
    cards: float | None
    loans: float | None
    net: float | None
    known: float
    complete: bool


class GetNetWorthResponseDataUnknownItem(TypedDict):
    part: Literal["bank", "investments", "cards", "loans"]
    item_id: str
    name: str
    reason: Literal["balance_missing", "before_first_row", "before_first_import"]
    until: str | None


class GetNetWorthResponseData(TypedDict):
    today: GetNetWorthResponseDataToday
    history: list[GetNetWorthResponseDataHistoryItem]
    unknown: list[GetNetWorthResponseDataUnknownItem]
    left_out: int


class GetNetWorthResponse(TypedDict):
    success: bool
    data: GetNetWorthResponseData
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetOpenFinanceConnectionFlowResponse(TypedDict):
    status: Literal["accepted"]
    message: str
    ignored: NotRequired[list[str]]


class GetRecurringResponse(TypedDict):
    success: bool
    data: list[RecurringStream]
    summary: RecurringSummary
    count: int
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetSignalsResponseSummary(TypedDict):
    new: int
    high: int


class GetSignalsResponse(TypedDict):
    success: bool
    data: list[Signal]
    summary: GetSignalsResponseSummary
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetTransactionsResponseFilters(TypedDict):
    startDate: str | None
    endDate: str | None
    categories: list[str] | None
    minAmount: float | None
    maxAmount: float | None
    accountType: str | None
    accountSubtype: str | None
    includeStatus: list[str] | None
    format: Literal["raw", "structured"]


class GetTransactionsResponsePeriod(TypedDict):
    startDate: str
    endDate: str


class GetTransactionsResponseInterpretationExcludedPeriodsItem(TypedDict):
    startDate: str
    endDate: str


class GetTransactionsResponseInterpretationAccountsItem(TypedDict):
    id: str
    name: str


class GetTransactionsResponseInterpretationInstallments(TypedDict):
    which: Literal["any", "last", "none"]
    number: int | None
    total: int | None
    minTotal: int | None
    maxTotal: int | None


class GetTransactionsResponseInterpretationRankingItemWithin(TypedDict):
    by: Literal["largest", "smallest", "latest", "earliest"]
    count: int


class GetTransactionsResponseInterpretationRankingItem(TypedDict):
    by: Literal["largest", "smallest", "latest", "earliest"]
    count: int
    of: Literal["spending", "all"]
    within: GetTransactionsResponseInterpretationRankingItemWithin | None


class GetTransactionsResponseInterpretation(TypedDict):
    startDate: str | None
    endDate: str | None
    excludedPeriods: list[GetTransactionsResponseInterpretationExcludedPeriodsItem]
    type: Literal["DEBIT", "CREDIT"] | None
    categories: list[str]
    merchants: list[str]
    match: Literal["all", "any"] | None
    excludedCategories: list[str]
    excludedMerchants: list[str]
    ownMoves: Literal["only", "none"] | None
    paymentMethods: list[Literal["pix", "boleto", "debit_order", "credit_card", "debit_card", "ted", "doc", "transfer", "cash", "check", "fee"]]
    excludedPaymentMethods: list[Literal["pix", "boleto", "debit_order", "credit_card", "debit_card", "ted", "doc", "transfer", "cash", "check", "fee"]]
    minAmount: float | None
    maxAmount: float | None
    accountType: Literal["BANK", "CREDIT", "INVESTMENT", "LOAN"] | None
    accountSubtype: Literal["CHECKING_ACCOUNT", "SAVINGS_ACCOUNT", "CREDIT_CARD", "PAYMENT_ACCOUNT"] | None
    accounts: list[GetTransactionsResponseInterpretationAccountsItem]
    status: list[Literal["POSTED", "PENDING"]]
    installments: GetTransactionsResponseInterpretationInstallments | None
    ranking: list[GetTransactionsResponseInterpretationRankingItem]
    texts: list[str]
    answerable: bool
    reason: Literal["future", "command", "not_about_money", "needs_other_operation"] | None
    operation: str | None
    unread: list[str]


class GetTransactionsResponse(TypedDict):
    success: bool
    data: list[Transaction] | StructuredTransactions
    count: int
    filters: GetTransactionsResponseFilters
    period: GetTransactionsResponsePeriod
    interpretation: NotRequired[GetTransactionsResponseInterpretation]
    hint: NotRequired[str]
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class GetUpcomingResponse(TypedDict):
    success: bool
    data: Upcoming
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class ImportCounts(TypedDict):
    new: int
    known: int
    doubtful: int
    left_out: int


class ImportTransactionsResponse(TypedDict):
    success: bool
    data: ImportedFile
    message: str
    timestamp: str


class ImportedFilePeriod(TypedDict):
    start: str
    end: str


class ImportedFileRowsItemInstallment(TypedDict):
    number: int
    total: int


class ImportedFileRowsItem(TypedDict):
    line: int
    date: str
    description: str
    amount: float
    category: str | None
    installment: ImportedFileRowsItemInstallment | None
    status: Literal["new", "known", "doubtful"]


class ImportedFileDoubtfulItemTransaction(TypedDict):
    id: str
    date: str
    description: str


class ImportedFileDoubtfulItem(TypedDict):
    line: int
    date: str
    description: str
    amount: float
    transaction: ImportedFileDoubtfulItemTransaction


class ImportedFileWarningsItem(TypedDict):
    line: int
    message: str


class ImportedFileBalance(TypedDict):
    amount: float
    date: str | None


class ImportedFile(TypedDict):
    importId: str | None
    accountId: str | None
    format: Literal["csv", "ofx1", "ofx2"]
    encoding: str
    period: ImportedFilePeriod
    counts: ImportCounts
    rows: list[ImportedFileRowsItem]
    doubtful: list[ImportedFileDoubtfulItem]
    warnings: list[ImportedFileWarningsItem]
    mapping: ColumnMapping | None
    balance: ImportedFileBalance | None
    repeated: bool


class Installment(TypedDict):
    description: str
    amount: float
    installmentNumber: int
    totalInstallments: int
    dueDate: str
    category: str | None
    status: Literal["POSTED", "PENDING"]
    isProjected: bool
    isCancelled: bool
    isPrepaid: bool


class InstallmentPurchase(TypedDict):
    purchaseDate: str
    totalAmount: float
    installments: list[Installment]
    description: str
    merchant: str
    state: Literal["active", "finished", "cancelled", "prepaid"]
    currencyCode: str
    accountId: str
    accountName: str
    customName: str | None
    installmentsPaid: int
    installmentsRemaining: int
    amountPaid: float
    amountRemaining: float


class InstallmentSummaryInstallmentDistributionItem(TypedDict):
    totalInstallments: int
    count: int
    totalAmount: float


class InstallmentSummary(TypedDict):
    totalAmount: float
    totalInstallments: int
    totalPurchases: int
    installmentDistribution: list[InstallmentSummaryInstallmentDistributionItem]
    totalAmountRemaining: float
    totalInstallmentsRemaining: int
    leftOut: int


class ListApiKeysResponse(TypedDict):
    success: bool
    data: list[ApiKey]
    count: int
    timestamp: str
    ignored: NotRequired[list[str]]


class ListImportsResponse(TypedDict):
    success: bool
    data: list[FileImport]
    count: int
    timestamp: str
    ignored: NotRequired[list[str]]


class ListPaymentRemindersResponseQuota(TypedDict):
    subscriptionType: str
    currentCount: int
    limit: int
    canCreate: bool
    remaining: int


class ListPaymentRemindersResponse(TypedDict):
    success: bool
    data: list[ListedPaymentReminder]
    count: int
    filter: str
    quota: ListPaymentRemindersResponseQuota
    timestamp: str
    ignored: NotRequired[list[str]]


class ListSpendingLimitsResponseQuota(TypedDict):
    subscriptionType: str
    currentCount: int
    limit: int
    canCreate: bool
    remaining: int
    message: str
    upgradeMessage: str | None


class ListSpendingLimitsResponseFilters(TypedDict):
    includeInactive: bool


class ListSpendingLimitsResponse(TypedDict):
    success: bool
    data: list[ListedSpendingLimit]
    count: int
    quota: ListSpendingLimitsResponseQuota
    filters: ListSpendingLimitsResponseFilters
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class ListWebhookDeliveriesResponse(TypedDict):
    success: bool
    data: list[WebhookDelivery]
    count: int
    nextBefore: str | None
    timestamp: str
    ignored: NotRequired[list[str]]


class ListWebhooksResponse(TypedDict):
    success: bool
    data: list[Webhook]
    count: int
    limit: int
    timestamp: str
    ignored: NotRequired[list[str]]


class ListedPaymentReminder(TypedDict):
    id: str
    title: str
    amount: float | None
    dueDate: str
    reminderTime: str
    status: Literal["active", "completed", "inactive"]
    isRecurring: bool
    recurrencePattern: Literal["daily", "weekly", "monthly", "yearly"] | None
    createdAt: str
    updatedAt: str
    completedAt: NotRequired[str]
    notification: NotRequired[Notification]


class ListedSpendingLimit(TypedDict):
    id: str
    category: str
    limitAmount: float
    period: Literal["daily", "weekly", "biweekly", "monthly"]
    isActive: bool
    isRecurring: bool
    periodStart: str | None
    userId: str
    createdAt: str
    updatedAt: str
    currentSpending: float
    remainingAmount: float
    percentageUsed: float
    status: Literal["ok", "warning", "danger"]
    periodEnd: NotRequired[str]
    notification: NotRequired[Notification]


class LoanInstallments(TypedDict):
    total: float | None
    paid: float | None
    overdue: float | None
    remaining: float | None


class Loan(TypedDict):
    id: str
    item_id: str
    connector_name: str
    name: str
    kind: str
    currency_code: str
    contracted: float | None
    outstanding: float | None
    installment_amount: float | None
    next_date: str | None
    installments: LoanInstallments
    ends_on: str | None
    annual_cost_percent: float | None
    rate_percent: float | None
    rate_period: Literal["monthly", "yearly"] | None
    paid_by: Literal["account", "payroll"]
    as_of: str | None
    status: Literal["active", "overdue", "settled"]


class ManageClosingDateResponseData(TypedDict):
    accounts: list[CreditCardAccount]
    totalAccounts: int
    accountsWithClosingDate: int
    accountsWithoutClosingDate: int


class ManageClosingDateResponseData2(TypedDict):
    deletedId: str
    accountId: str


class ManageClosingDateResponse(TypedDict):
    success: bool
    message: str
    data: ManageClosingDateResponseData | ManageClosingDateResponseData2 | ClosingDate | ClosingDateEntry | list[ClosingDateEntry]
    freshness: NotRequired[Freshness]
    timestamp: str


class ManualUpdateResponse(TypedDict):
    success: bool
    message: str
    details: SynchronizationDetails
    timestamp: str


class MonthFlow(TypedDict):
    month: str
    is_partial: bool
    income: float
    gross: float
    refunds: float
    spending: float
    net: float
    savings_rate: float | None
    by_category: list[CategoryFlow]


class Notification(TypedDict):
    status: Literal["dispatched", "partly_dispatched", "not_sent"]
    reason: Literal["too_many_notices", "switched_off", "no_access", "no_address"] | None


class PaymentReminder(TypedDict):
    id: str
    title: str
    amount: float | None
    dueDate: str
    reminderTime: str
    status: Literal["active", "completed", "inactive"]
    isRecurring: bool
    recurrencePattern: Literal["daily", "weekly", "monthly", "yearly"] | None
    createdAt: str
    updatedAt: str


class Position(TypedDict):
    id: str
    item_id: str
    connector_name: str
    name: str
    kind: Literal["treasury", "fixed_income", "fund", "real_estate_fund", "etf", "stock", "pension", "structured", "other"]
    subtype: str | None
    issuer: str | None
    currency_code: str
    balance: float | None
    gross: float | None
    taxes: float | None
    invested: float | None
    profit: float | None
    profit_percent: float | None
    liquid_now: float | None
    liquid_on: str | None
    due_date: str | None
    rate: str | None
    quantity: float | None
    unit_value: float | None
    as_of: str | None
    status: Literal["active", "pending", "ended"]
    ended_on: str | None


class RateLimit(TypedDict):
    name: str
    limit: int
    windowSeconds: int
    per: Literal["user", "key"]


RecurringStreamPriceChange = TypedDict(
    "RecurringStreamPriceChange",
    {
        "from": "float",
        "to": "float",
        "date": "str",
    },
)


class RecurringStream(TypedDict):
    id: str
    description: str
    merchant: str | None
    category: str | None
    direction: Literal["inflow", "outflow"]
    frequency: Literal["weekly", "biweekly", "monthly", "bimonthly", "quarterly", "semiannual", "yearly"]
    currency_code: str
    average_amount: float
    last_amount: float
    amount_varies: bool
    is_subscription: bool
    price_change: RecurringStreamPriceChange | None
    monthly_amount: float
    first_date: str
    last_date: str
    occurrences: int
    expected_amount: float | None
    next_date: str | None
    next_from: str | None
    next_to: str | None
    status: Literal["early", "active", "late", "ended"]
    account_id: str
    account_name: str
    custom_name: str | None
    connector_name: str | None
    transaction_ids: list[str]


class RecurringSummary(TypedDict):
    monthly_inflow: float
    monthly_outflow: float
    monthly_subscriptions: float
    active_count: int


class RedeliverWebhookResponse(TypedDict):
    success: bool
    data: WebhookDelivery
    message: str
    timestamp: str


class RemovedTransaction(TypedDict):
    id: str
    account_id: str


class RevokeApiKeyResponseData(TypedDict):
    keyId: str
    name: str
    revokedAt: str


class RevokeApiKeyResponseMadeItem(TypedDict):
    keyId: str
    name: str


class RevokeApiKeyResponse(TypedDict):
    success: bool
    data: RevokeApiKeyResponseData
    made: list[RevokeApiKeyResponseMadeItem]
    message: str
    timestamp: str


class RotateApiKeyResponseReplaced(TypedDict):
    keyId: str
    validUntil: str | None


class RotateApiKeyResponse(TypedDict):
    success: bool
    data: CreatedApiKey
    replaced: RotateApiKeyResponseReplaced
    message: str
    timestamp: str


class SignalEvidence(TypedDict):
    transaction_ids: list[str]
    stream_id: str | None
    bill_id: str | None
    item_ids: list[str]


class Signal(TypedDict):
    id: str
    kind: Literal["double_charge", "price_rise", "new_subscription", "trial_turned_paid", "subscription_after_cancel", "unusual_amount", "fee_charged", "income_missing", "bill_higher", "low_balance_ahead", "duplicate_connection", "consent_ending"]
    severity: Literal["high", "medium", "low"]
    status: Literal["new", "seen", "dismissed", "resolved"]
    reason: Literal["expected", "wrong", "cancelled"] | None
    found_at: str
    date: str
    amount: float | None
    merchant: str | None
    category: str | None
    account_id: str | None
    sentence: str
    sentence_en: str
    evidence: SignalEvidence


class SpendingLimit(TypedDict):
    id: str
    category: str
    limitAmount: float
    period: Literal["daily", "weekly", "biweekly", "monthly"]
    isActive: bool
    isRecurring: bool
    periodStart: str | None
    userId: str
    createdAt: str
    updatedAt: str


SpendingSummaryPeriod = TypedDict(
    "SpendingSummaryPeriod",
    {
        "from": "str",
        "to": "str",
    },
)


class SpendingSummaryTotals(TypedDict):
    spending: float
    gross: float
    refunds: float
    count: int


class SpendingSummaryGroupsItem(TypedDict):
    key: str
    name: str
    amount: float
    share: float
    count: int
    previous_amount: float | None
    change: float | None


class SpendingSummaryOthers(TypedDict):
    groups: int
    amount: float
    count: int


SpendingSummaryComparisonPeriod = TypedDict(
    "SpendingSummaryComparisonPeriod",
    {
        "from": "str",
        "to": "str",
    },
)


class SpendingSummaryComparison(TypedDict):
    period: SpendingSummaryComparisonPeriod
    spending: float
    difference: float
    change: float | None


class SpendingSummary(TypedDict):
    period: SpendingSummaryPeriod
    group_by: str
    totals: SpendingSummaryTotals
    groups: list[SpendingSummaryGroupsItem]
    others: SpendingSummaryOthers | None
    comparison: SpendingSummaryComparison | None
    left_out: int


class StructuredAccount(TypedDict):
    credit_cards: dict[str, StructuredCard]
    bank_transfer: list[StructuredTransaction]
    received: list[StructuredTransaction]
    total_credit_card_payments: float
    total_credit_card_purchases: float
    total_bank_transfer: float
    total_received: float


class StructuredCard(TypedDict):
    payments: list[StructuredTransaction]
    purchases: list[StructuredTransaction]
    total_payments: float
    total_purchases: float
    total_refunds: float


class StructuredTransaction(TypedDict):
    date: str
    category: str | None
    amount: float
    currency: str
    account_info: TransactionAccount
    type: Literal["DEBIT", "CREDIT"]
    category_source: Literal["user", "bank", "rules"] | None
    merchant: str
    note: str | None
    description: str
    transaction_type: Literal["credit_card", "bank_transfer", "received"]
    transaction_subtype: Literal["payment", "purchase", "refund"] | None
    installment_due_date: str | None


class StructuredTransactionsTransactions(TypedDict):
    accounts: dict[str, StructuredAccount]


class StructuredTransactionsSummaryByCategoryValue(TypedDict):
    total: float
    count: int


class StructuredTransactionsSummaryDaysItem(TypedDict):
    date: str
    spent: float
    received: float


class StructuredTransactionsSummary(TypedDict):
    total_spent: float
    total_received: float
    total_bank_transfer: float
    total_refunds: float
    net_spent: float
    period: str
    by_category: dict[str, StructuredTransactionsSummaryByCategoryValue]
    by_day: dict[str, float]
    days: list[StructuredTransactionsSummaryDaysItem]
    top_transactions: list[StructuredTransaction]


class StructuredTransactions(TypedDict):
    type: Literal["structured"]
    transactions: StructuredTransactionsTransactions
    summary: StructuredTransactionsSummary


class SummarizeSpendingResponseInterpretationExcludedPeriodsItem(TypedDict):
    startDate: str
    endDate: str


class SummarizeSpendingResponseInterpretationAccountsItem(TypedDict):
    id: str
    name: str


class SummarizeSpendingResponseInterpretationInstallments(TypedDict):
    which: Literal["any", "last", "none"]
    number: int | None
    total: int | None
    minTotal: int | None
    maxTotal: int | None


class SummarizeSpendingResponseInterpretationRankingItemWithin(TypedDict):
    by: Literal["largest", "smallest", "latest", "earliest"]
    count: int


class SummarizeSpendingResponseInterpretationRankingItem(TypedDict):
    by: Literal["largest", "smallest", "latest", "earliest"]
    count: int
    of: Literal["spending", "all"]
    within: SummarizeSpendingResponseInterpretationRankingItemWithin | None


class SummarizeSpendingResponseInterpretation(TypedDict):
    startDate: str | None
    endDate: str | None
    excludedPeriods: list[SummarizeSpendingResponseInterpretationExcludedPeriodsItem]
    type: Literal["DEBIT", "CREDIT"] | None
    categories: list[str]
    merchants: list[str]
    match: Literal["all", "any"] | None
    excludedCategories: list[str]
    excludedMerchants: list[str]
    ownMoves: Literal["only", "none"] | None
    paymentMethods: list[Literal["pix", "boleto", "debit_order", "credit_card", "debit_card", "ted", "doc", "transfer", "cash", "check", "fee"]]
    excludedPaymentMethods: list[Literal["pix", "boleto", "debit_order", "credit_card", "debit_card", "ted", "doc", "transfer", "cash", "check", "fee"]]
    minAmount: float | None
    maxAmount: float | None
    accountType: Literal["BANK", "CREDIT", "INVESTMENT", "LOAN"] | None
    accountSubtype: Literal["CHECKING_ACCOUNT", "SAVINGS_ACCOUNT", "CREDIT_CARD", "PAYMENT_ACCOUNT"] | None
    accounts: list[SummarizeSpendingResponseInterpretationAccountsItem]
    status: list[Literal["POSTED", "PENDING"]]
    installments: SummarizeSpendingResponseInterpretationInstallments | None
    ranking: list[SummarizeSpendingResponseInterpretationRankingItem]
    texts: list[str]
    answerable: bool
    reason: Literal["future", "command", "not_about_money", "needs_other_operation"] | None
    operation: str | None
    unread: list[str]


class SummarizeSpendingResponse(TypedDict):
    success: bool
    data: SpendingSummary
    interpretation: NotRequired[SummarizeSpendingResponseInterpretation]
    freshness: Freshness
    timestamp: str
    ignored: NotRequired[list[str]]


class SynchronizationDetails(TypedDict):
    totalItems: int
    completed: SynchronizationGroup
    inProgress: SynchronizationGroup
    needsUserInput: SynchronizationGroup
    loginErrors: SynchronizationGroup
    outdated: SynchronizationGroup
    partialSuccess: SynchronizationGroup
    failed: SynchronizationGroup


class SynchronizationGroup(TypedDict):
    count: int
    items: list[SynchronizationItem]


class SynchronizationItemOption(TypedDict):
    itemId: str
    connectorName: str
    status: Literal["UPDATED", "UPDATING", "MERGING", "WAITING_USER_INPUT", "WAITING_USER_ACTION", "LOGIN_ERROR", "OUTDATED"]
    executionStatus: Literal["SUCCESS", "PARTIAL_SUCCESS", "ERROR"]
    error: NotRequired[str]


class SynchronizationItemOption2(TypedDict):
    itemId: NotRequired[str]
    connectorName: NotRequired[str]
    error: str


class TestWebhookResponse(TypedDict):
    success: bool
    data: WebhookDelivery
    message: str
    timestamp: str


class Transaction(TypedDict):
    id: str
    description: str
    category: str | None
    currency_code: str
    amount: float
    balance: float | None
    date: str
    type: Literal["DEBIT", "CREDIT"]
    status: Literal["POSTED", "PENDING"]
    account_name: str
    account_type: str
    account_subtype: str
    account_marketing_name: str
    account_id: str
    connector_name: str | None
    custom_name: str | None
    merchant: str | None
    note: str | None
    category_source: Literal["user", "bank", "rules"] | None
    category_confidence: Literal["high", "low"] | None
    payment_method: Literal["pix", "boleto", "debit_order", "credit_card", "debit_card", "ted", "doc", "transfer", "cash", "check", "fee"] | None
    source: Literal["bank", "file", "hand"]
    installment_number: int | None
    total_installments: int | None
    installment_due_date: str | None


class TransactionAccount(TypedDict):
    id: str
    name: str
    type: str
    subtype: str
    brand: str | None
    level: str | None
    status: str | None
    connector_name: str
    custom_name: str | None


class UpcomingBalances(TypedDict):
    checking: float | None
    savings: float | None


class UpcomingLowest(TypedDict):
    date: str
    balance: float


class UpcomingTotalsByKind(TypedDict):
    bill: float
    open_bill: float
    future_bill: float
    reminder: float
    recurring: float
    scheduled: float
    loan: float
    assumed: NotRequired[float]


class UpcomingTotals(TypedDict):
    inflow: float
    outflow: float
    by_kind: UpcomingTotalsByKind


class UpcomingLowestUsual(TypedDict):
    date: str
    balance: float


class UpcomingBaselineLowest(TypedDict):
    date: str
    balance: float


class UpcomingBaselineLowestUsual(TypedDict):
    date: str
    balance: float


class UpcomingBaseline(TypedDict):
    ending_balance: float | None
    lowest: UpcomingBaselineLowest | None
    ending_usual: float | None
    lowest_usual: UpcomingBaselineLowestUsual | None


class Upcoming(TypedDict):
    starting_balance: float | None
    ending_balance: float | None
    balances: UpcomingBalances
    unknown_balances: int
    lowest: UpcomingLowest | None
    totals: UpcomingTotals
    items: list[UpcomingItem]
    days: list[UpcomingDay]
    usual: UsualSpending | None
    lowest_usual: UpcomingLowestUsual | None
    ending_usual: float | None
    basis: str
    baseline: NotRequired[UpcomingBaseline]
    left_out: int


class UpcomingDay(TypedDict):
    date: str
    inflow: float
    outflow: float
    balance: float | None
    usual_balance: float | None


class UpcomingItem(TypedDict):
    date: str
    kind: Literal["bill", "open_bill", "future_bill", "reminder", "recurring", "scheduled", "loan", "assumed"]
    description: str
    amount: float | None
    certainty: Literal["fixed", "estimated"]
    category: str | None
    account_id: str | None
    source_id: str | None
    covers: list[str]
    is_overdue: bool
    so_far: float | None
    expected: float | None
    assumed: NotRequired[bool]


class UpdateAccountResponse(TypedDict):
    success: bool
    data: Account
    message: str
    timestamp: str


class UpdatePaymentReminderResponse(TypedDict):
    success: bool
    data: UpdatedPaymentReminder
    message: str
    timestamp: str


class UpdateSignalResponse(TypedDict):
    success: bool
    data: Signal
    message: str
    timestamp: str


class UpdateSpendingLimitResponse(TypedDict):
    success: bool
    data: SpendingLimit
    message: str
    timestamp: str


class UpdateTransactionResponse(TypedDict):
    success: bool
    data: Transaction
    changedRows: int
    undo_id: str | None
    message: str
    timestamp: str


class UpdateWebhookResponse(TypedDict):
    success: bool
    data: UpdatedWebhook
    message: str
    timestamp: str


class UpdatedPaymentReminder(TypedDict):
    id: str
    title: str
    amount: float | None
    dueDate: str
    reminderTime: str
    status: Literal["active", "completed", "inactive"]
    isRecurring: bool
    recurrencePattern: Literal["daily", "weekly", "monthly", "yearly"] | None
    createdAt: str
    updatedAt: str
    recurrenceTime: str


class UpdatedWebhook(TypedDict):
    webhookId: str
    url: str
    events: list[Literal["transactions.changed", "connection.updated", "connection.needs_action", "limit.reached", "reminder.sent", "bill.closed", "recurring.changed", "signal.found", "investment.changed", "key.created", "key.revoked"]]
    status: Literal["active", "paused", "disabled"]
    createdAt: str
    updatedAt: str
    failingSince: str | None
    disabledAt: str | None
    previousSecretUntil: str | None
    secret: str | None


class UsualSpendingByCategoryItem(TypedDict):
    category: str
    per_month: float


class UsualSpending(TypedDict):
    per_month: float
    low: float
    high: float
    months: list[str]
    by_category: list[UsualSpendingByCategoryItem]


class Webhook(TypedDict):
    webhookId: str
    url: str
    events: list[Literal["transactions.changed", "connection.updated", "connection.needs_action", "limit.reached", "reminder.sent", "bill.closed", "recurring.changed", "signal.found", "investment.changed", "key.created", "key.revoked"]]
    status: Literal["active", "paused", "disabled"]
    createdAt: str
    updatedAt: str
    failingSince: str | None
    disabledAt: str | None
    previousSecretUntil: str | None


class WebhookDeliveryPayload(TypedDict):
    type: str
    timestamp: str
    data: dict[str, Any]


class WebhookDelivery(TypedDict):
    deliveryId: str
    webhookId: str
    eventType: Literal["transactions.changed", "connection.updated", "connection.needs_action", "limit.reached", "reminder.sent", "bill.closed", "recurring.changed", "signal.found", "investment.changed", "key.created", "key.revoked", "webhook.test"]
    status: Literal["pending", "delivered", "failed"]
    attempts: int
    responseCode: int | None
    durationMs: int | None
    error: Literal["http_status", "timeout", "unreachable", "unresolved", "address_not_allowed", "webhook_not_active", "webhook_deleted"] | None
    createdAt: str
    lastAttemptAt: str | None
    nextAttemptAt: str | None
    payload: WebhookDeliveryPayload


Error = Union["InvalidRequest", "InvalidApiKey", "NoSubscription", "SubscriptionCanceled", "InsufficientScope", "QuotaExceeded", "Forbidden", "NotFound", "MethodNotAllowed", "Conflict", "Expired", "RateLimited", "InternalError", "Unavailable"]


SynchronizationItem = Union["SynchronizationItemOption", "SynchronizationItemOption2"]


class WebhookTestData(TypedDict):
    webhookId: str


class WebhookTest(TypedDict):
    type: Literal["webhook.test"]
    timestamp: str
    data: WebhookTestData


WebhookEvent = Union[
    TransactionsChangedEvent,
    ConnectionUpdatedEvent,
    ConnectionNeedsActionEvent,
    LimitReachedEvent,
    ReminderSentEvent,
    BillClosedEvent,
    RecurringChangedEvent,
    SignalFoundEvent,
    InvestmentChangedEvent,
    KeyCreatedEvent,
    KeyRevokedEvent,
    WebhookTest,
]

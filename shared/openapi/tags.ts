/** What the operations of a tag are about, for the API reference. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  Accounts: 'Connected accounts, their balances and names. A balance is what the institution reported.',
  Analytics: 'The most expensive categories of a period.',
  'API keys': 'Keys of the user: what they may do, until when, and their replacement.',
  Cards: 'Bills, open bills, installments and closing days. Debts of cards are negative balances.',
  Events: 'What is sent to webhooks.',
  Files: 'OFX and CSV files of banks that are not connected.',
  Memories: 'What an assistant has learnt of a person.',
  'Money ahead': 'Cash flow by month, spending by group, what comes back regularly, and what is due.',
  'Payment reminders': 'Notices of payments by WhatsApp and e-mail. They pay nothing.',
  'Spending limits': 'Amounts that a category or merchant may cost in a period, with notices at 50, 75 and 100 %.',
  Synchronization: 'Connections to institutions, and their update.',
  Transactions: 'Rows of accounts and cards. Money out is negative.',
  Webhooks: 'Addresses of your own that get events, and what was sent to them.',
};

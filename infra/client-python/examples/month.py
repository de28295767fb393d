# This month's spending by category: SALDO_KEY=... python month.py http://localhost:3000
import sys
from saldo_client import Saldo

saldo = Saldo(sys.argv[1])
data = saldo.summarize_spending(groupBy="category")["data"]
for group in data["groups"]:
    print(f"{group['amount']:.2f} {group['name']}")
print(f"{data['totals']['spending']:.2f} in all")

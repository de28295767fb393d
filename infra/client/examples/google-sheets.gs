/** =SALDO("get-transactions?startDate=2026-01-01"; "date,description,amount,category") */
function SALDO(call, columns) {
  const settings = PropertiesService.getScriptProperties(); // SALDO_URL and SALDO_KEY
  const url = settings.getProperty('SALDO_URL') + '/tools/api/' + call;
  const headers = { Authorization: 'Bearer ' + settings.getProperty('SALDO_KEY') };
  const { data } = JSON.parse(UrlFetchApp.fetch(url, { headers }).getContentText());
  const names = columns.split(',');
  return [names, ...data.map((row) => names.map((name) => row[name]))];
}

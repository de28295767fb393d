import { Html } from '../../emulators/http/html.ts';

/** Copies keys and runs the examples: the key and the paths come from the page's data element. */
export const homeScript = new Html(`<script>
const users = JSON.parse(document.getElementById('users').textContent);
const quoted = (text) => "'" + text.replaceAll("'", "'\\\\''") + "'";
const curlOf = (path, key) => 'curl -s ' + quoted(location.origin + path) + ' \\\\\\n  -H ' + quoted('Authorization: Bearer ' + key);

const copy = async (button, text) => {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'copied';
  } catch {
    getSelection().selectAllChildren(button.previousElementSibling);
    button.textContent = 'selected';
  }
  setTimeout(() => { button.textContent = 'copy'; }, 1200);
};

for (const button of document.querySelectorAll('[data-copy]'))
  button.addEventListener('click', () => copy(button, button.dataset.copy));

for (const card of document.querySelectorAll('[data-user]')) {
  const user = users[Number(card.dataset.user)];
  const [select, run] = [card.querySelector('select'), card.querySelector('.go')];
  const [curl, answer] = [card.querySelector('.curl'), card.querySelector('.answer')];
  if (!run) continue;
  const showCurl = () => { curl.textContent = curlOf(select.value, user.key); };
  select.addEventListener('change', () => { showCurl(); answer.hidden = true; });
  run.addEventListener('click', async () => {
    run.disabled = true;
    answer.hidden = false;
    answer.textContent = '...';
    const started = performance.now();
    try {
      const response = await fetch(select.value, { headers: { authorization: 'Bearer ' + user.key } });
      const text = await response.text();
      const took = Math.round(performance.now() - started);
      let shown = text;
      try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch {}
      answer.textContent = response.status + ' in ' + took + ' ms\\n' + shown;
    } catch (error) {
      answer.textContent = String(error);
    }
    run.disabled = false;
  });
  showCurl();
}
</script>`);

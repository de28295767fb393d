import type { Answer } from '../../emulators/http/answer.ts';
import { dataElement, Html, html } from '../../emulators/http/html.ts';
import { page } from './layout.ts';

const script = new Html(`<script>
const { user } = JSON.parse(document.getElementById('payment').textContent);
const answer = document.querySelector('.answer');
document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const { plan, status, end } = Object.fromEntries(new FormData(event.target));
  const current_period_end = end ? end + 'T00:00:00-03:00' : null;
  const response = await fetch('/_local/billing', {
    method: 'POST',
    body: JSON.stringify({ user, plan, status, current_period_end }),
  });
  answer.hidden = false;
  answer.textContent = JSON.stringify(await response.json(), null, 2);
});
</script>`);

/** Stand-in for the operator's page of plans: it sends the chosen plan to the service as a payment provider would. */
export const paymentPage = (user: string, periodEnd: string): Answer =>
  page(
    'Saldo: payment',
    html`<h1>Payment page of the operator</h1><nav><a href="/conta">Back to the dashboard</a><a href="/_local">Start</a></nav>
<p>A stand-in for the page at <code>PLANS_URL</code>. It sends a signed event to <code>POST /webhooks/billing</code>.</p>
<article><form>
<p>User <code>${user}</code></p>
<p><label>Plan <select name="plan"><option>basic</option><option selected>pro</option><option>premium</option></select></label>
<label>Status <select name="status"><option>active</option><option>canceled</option><option>expired</option></select></label>
<label>Period ends <input type="date" name="end" value="${periodEnd}"></label>
<button type="submit">Send</button></p>
</form><pre class="answer" hidden></pre></article>
${dataElement('payment', { user })}${script}`,
  );

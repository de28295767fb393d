import { render } from 'preact';

const Authorize = () => (
  <section class="card door">
    <h1 class="shown">Autorizar acesso</h1>
  </section>
);

const main = document.querySelector('main');
if (main) {
  main.replaceChildren();
  render(<Authorize />, main);
}

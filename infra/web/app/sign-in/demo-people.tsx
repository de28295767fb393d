import { useEffect, useState } from 'preact/hooks';
import { signIn as texts } from '../texts/sign-in.ts';
import { back } from './enter.ts';

type Person = { id: string; userId: string; name: string; subscription: { plan: string } | null };

/** One click and signed in, on a developer's machine alone. */
export const DemoPeople = () => {
  const [people, setPeople] = useState<Person[]>([]);
  useEffect(() => {
    if (location.hostname !== 'localhost') return;
    fetch('/_local/users')
      .then((response) => (response.ok ? response.json() : []))
      .then(setPeople)
      .catch(() => undefined);
  }, []);
  if (people.length === 0) return null;
  return (
    <section class="demo">
      <h2>{texts.demo.title}</h2>
      <p>{texts.demo.lead}</p>
      <ul>
        {people.map(({ id, name }) => (
          <li key={id}>
            <form method="post" action={`/_local/sign-in/${encodeURIComponent(id)}?volta=${back}`}>
              <button type="submit" class="quiet">
                {name}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <p>
        <a href="/_local/inbox">{texts.demo.inbox}</a>
      </p>
    </section>
  );
};

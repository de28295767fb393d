/** How far outside of the screen something still counts as near: a fast flick of the finger. */
const MARGIN = '1500px 0px';

const watched = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Observes when the element comes near the viewport and when it leaves. Returns the function that ends it. */
export const whenNear = (element: Element, tell: (isNear: boolean) => void): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  watched.set(element, tell);
  observer.observe(element);
  return () => observer?.unobserve(element);
};

import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { addressOf, type Place, placeOf } from "./place.ts";

interface Navigation {
  readonly place: Place;
  go(place: Place): void;
}

const Current = createContext<Navigation | undefined>(undefined);

/** Follows the address bar, so that the browser's own back and forward work. */
export function Navigating({ children }: { children: ComponentChildren }) {
  const [place, setPlace] = useState(() => placeOf(location.pathname));
  useEffect(() => {
    const follow = () => setPlace(placeOf(location.pathname));
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  function go(next: Place): void {
    history.pushState(null, "", addressOf(next));
    setPlace(next);
    window.scrollTo(0, 0);
  }
  return <Current.Provider value={{ place, go }}>{children}</Current.Provider>;
}

export function useNavigation(): Navigation {
  const navigation = useContext(Current);
  if (!navigation) throw new Error("a page stands outside of the navigation");
  return navigation;
}

interface LinkProps {
  readonly to: Place;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A link within the application. Opened in another tab it needs another sign-in, since sessions stay in their page. */
export function Link({ to, children, ...rest }: LinkProps) {
  const { place, go } = useNavigation();
  const isHere = addressOf(place) === addressOf(to);
  return (
    <a
      href={addressOf(to)}
      {...(isHere ? { "aria-current": "page" as const } : {})}
      {...rest}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

import { useEffect, useState } from "preact/hooks";

/** As wide as the oval needs to be: seats are large there. */
const ROOMY = "(min-width: 60em)";

/** Whether there is room to press what is small. On a narrow screen a player is pressed first, whose cards then lie large in the middle. */
export function useRoomy(): boolean {
  const [isRoomy, setRoomy] = useState(() => matchMedia(ROOMY).matches);
  useEffect(() => {
    const query = matchMedia(ROOMY);
    const look = (): void => setRoomy(query.matches);
    look();
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return isRoomy;
}

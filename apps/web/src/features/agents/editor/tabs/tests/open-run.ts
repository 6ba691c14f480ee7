import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';

/** The run whose results are open: it stands in the address. */
export function useOpenRun(): readonly [string | undefined, (id: string | undefined) => void] {
  const { run } = useSearchValues(({ run }) => ({ run }));
  const navigate = useNavigate();
  const open = (id: string | undefined) =>
    void navigate({ to: '.', search: (former: object) => ({ ...former, run: id }) });
  return [run, open];
}

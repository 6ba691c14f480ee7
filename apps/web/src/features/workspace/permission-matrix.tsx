import {
  isRoleAtLeast,
  type Permission,
  permissionMatrix,
  type WorkspaceRole,
  workspaceRoles,
} from '@mynah/contract/permissions';
import { Check, Minus } from 'lucide-react';
import { useMessages } from '#web/features/workspace/messages.ts';
import { isGivable, PERMISSION_AREAS } from '#web/features/workspace/permission-areas.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';

type PermissionMatrixProps = {
  /** What everybody may do; undefined: all that the role allows. */
  given: readonly Permission[] | undefined;
  /** Absent: it is only looked at. */
  onChange?: (given: Permission[]) => void;
};

/** Who may do what, as it would hold after the choices that are made. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const t = useMessages();
  return (
    <Table label={t('matrix')}>
      <thead>
        <tr>
          <HeaderCell>{t('columnPermission')}</HeaderCell>
          {workspaceRoles.map((role) => (
            <HeaderCell key={role} className="w-20 text-center max-sm:w-14 max-sm:px-1">
              {t(`role_${role}`)}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      {PERMISSION_AREAS.map((area) => (
        <tbody key={area.title}>
          <tr className="border-b bg-sunken">
            <th scope="rowgroup" colSpan={4} className="h-9 px-4 font-medium text-12 text-ink-3">
              {t(area.title)}
            </th>
          </tr>
          {area.permissions.map((permission) => (
            <PermissionRow key={permission} permission={permission} {...props} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

function PermissionRow({ permission, given, onChange }: PermissionMatrixProps & { permission: Permission }) {
  const { meaning, role: least } = permissionMatrix[permission];
  const isGiven = !given || given.includes(permission);
  const canChoose = given && onChange && isGivable(permission);
  const toggle = (isChosen: boolean) =>
    onChange?.(isChosen ? [...(given ?? []), permission] : (given ?? []).filter((one) => one !== permission));
  return (
    <Row>
      <Cell className="h-11 py-1.5 text-ink">
        {canChoose ? <Checkbox label={meaning} checked={isGiven} onChange={toggle} /> : meaning}
      </Cell>
      {workspaceRoles.map((role) => (
        <Cell key={role} className="h-11 px-1 text-center">
          <Mark role={role} least={least} isGiven={isGiven} />
        </Cell>
      ))}
    </Row>
  );
}

type MarkProps = { role: WorkspaceRole; least: WorkspaceRole; isGiven: boolean };

function Mark({ role, least, isGiven }: MarkProps) {
  const t = useMessages();
  if (!isRoleAtLeast(role, least)) {
    return (
      <>
        <Minus aria-hidden className="mx-auto size-4 text-line-strong" />
        <span className="sr-only">{t('mayNot')}</span>
      </>
    );
  }
  // admins have all that there is
  if (isGiven || role === 'admin') {
    return (
      <>
        <Check aria-hidden className="mx-auto size-4 text-positive" />
        <span className="sr-only">{t('may')}</span>
      </>
    );
  }
  return <span className="text-12 text-ink-3">{t('byGroup')}</span>;
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function PermissionMatrixSkeleton() {
  return (
    <Card>
      <div className="h-10 border-b" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-13 items-center justify-between border-b px-4 last:border-b-0">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-40 max-sm:w-24" />
        </div>
      ))}
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Layers, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { connectionsQuery } from '#web/features/agents-settings/connections/connections.requests.ts';
import { useMessages } from '#web/features/agents-settings/messages.ts';
import { secretChoicesQuery } from '#web/features/agents-settings/secrets/secrets.requests.ts';
import { Section } from '#web/features/agents-settings/section.tsx';
import type { SectionDialog } from '#web/features/agents-settings/section-dialog.ts';
import { EnvironmentDialog } from '#web/features/agents-settings/variables/environment-dialog.tsx';
import { VariableDialog } from '#web/features/agents-settings/variables/variable-dialog.tsx';
import {
  environmentsKey,
  environmentsQuery,
  production,
  removeEnvironment,
  removeVariable,
  type Variable,
  variablesKey,
  variablesQuery,
} from '#web/features/agents-settings/variables/variables.requests.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Badge } from '#web/ui/badge.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

/** AGT-022: seen as a conversation in one environment would take them. */
export function VariablesSection({ dialog }: { dialog: SectionDialog }) {
  const t = useMessages();
  const query = useQuery(variablesQuery);
  const environments = useQuery(environmentsQuery).data ?? [production];
  const [chosen, setChosen] = useState(production);
  const environment = environments.includes(chosen) ? chosen : production;
  const isViewer = useIsViewer();
  return (
    <Section
      id="variables"
      title={t('variables')}
      text={t('variablesText')}
      action={
        <EditorButton onClick={() => dialog.show('variable')}>
          <Plus aria-hidden />
          {t('newVariable')}
        </EditorButton>
      }
    >
      <Environments
        environments={environments}
        environment={environment}
        onChoose={setChosen}
        onAdd={() => dialog.show('environment')}
      />
      <div className="border-t">
        <ListFrame
          isInset
          query={query}
          failed={t('variablesFailed')}
          loading={<SkeletonRows label={t('loading')} cells={['h-4 w-32', 'h-4 w-48']} />}
          empty={
            <EmptyState
              icon={<Layers aria-hidden />}
              title={t('noVariables')}
              text={t('noVariablesText')}
              className="py-8"
            />
          }
        >
          {(variables) => (
            <DataTable
              isInset
              label={t('variables')}
              items={variables}
              keyOf={({ id }) => id}
              columns={[
                {
                  title: t('label'),
                  cell: ({ label }) => (
                    <span className="block truncate font-mono text-12 text-ink">{label}</span>
                  ),
                  cellClass: 'max-w-60 max-sm:max-w-32',
                },
                {
                  title: t('value'),
                  cell: (variable) => <Value variable={variable} environment={environment} />,
                },
              ]}
              actions={
                isViewer
                  ? undefined
                  : {
                      title: t('actionsColumn'),
                      of: (variable) => <VariableMenu variable={variable} environments={environments} />,
                    }
              }
            />
          )}
        </ListFrame>
      </div>
      {dialog.open === 'variable' && (
        <VariableDialog environments={environments} onClose={() => dialog.show(undefined)} />
      )}
      {dialog.open === 'environment' && (
        <EnvironmentDialog
          onClose={(added) => {
            if (added) setChosen(added);
            dialog.show(undefined);
          }}
        />
      )}
    </Section>
  );
}

interface EnvironmentsProps {
  environments: readonly string[];
  environment: string;
  onChoose: (environment: string) => void;
  onAdd: () => void;
}

function Environments({ environments, environment, onChoose, onAdd }: EnvironmentsProps) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const renew = useRenewAfter(environmentsKey);
  const remove = async (): Promise<void> => {
    if (await okOrToast(renew(removeEnvironment(environment)))) toast.success(t('environmentDeleted'));
  };
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-4">
      <div className="w-52">
        <Select
          aria-label={t('environment')}
          value={environment}
          onChange={onChoose}
          options={environments.map((one) => ({ value: one, label: one }))}
        />
      </div>
      {!isViewer && (
        <>
          <IconButton label={t('newEnvironment')} onClick={onAdd}>
            <Plus aria-hidden />
          </IconButton>
          {environment !== production && (
            <IconButton label={t('deleteEnvironment')} onClick={() => void remove()}>
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </>
      )}
    </div>
  );
}

function Value({ variable: { values }, environment }: { variable: Variable; environment: string }) {
  const t = useMessages();
  const secrets = useQuery(secretChoicesQuery).data;
  const connections = useQuery(connectionsQuery).data;
  const own = values[environment];
  const value = own ?? values[production];
  if (value === undefined) return null;
  const nameOf = (): string | undefined => {
    if (typeof value === 'string') return value;
    return 'secret_id' in value
      ? secrets?.find(({ secret_id }) => secret_id === value.secret_id)?.name
      : connections?.find(({ id }) => id === value.auth_connection_id)?.name;
  };
  return (
    <span className="flex flex-wrap items-center gap-2">
      {typeof value !== 'string' && (
        <Badge>{t('secret_id' in value ? 'typeSecret' : 'typeConnection')}</Badge>
      )}
      <span className="break-all">{nameOf() ?? t('unknownValue')}</span>
      {own === undefined && <span className="text-12 text-ink-3">{t('fromProduction')}</span>}
    </span>
  );
}

function VariableMenu({ variable, environments }: { variable: Variable; environments: readonly string[] }) {
  const t = useMessages();
  const renew = useRenewAfter(variablesKey);
  const [isEditing, setEditing] = useState(false);
  const { id, label: name } = variable;
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('deleteVariableTitle', { name }),
      description: t('deleteVariableText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (isSure && (await okOrToast(renew(removeVariable(id))))) toast.success(t('variableDeleted'));
  };
  return (
    <>
      <RowMenu label={t('actionsOf', { name })}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setEditing(true)}>
          {t('edit')}
        </MenuItem>
        <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
          {t('delete')}
        </MenuItem>
      </RowMenu>
      {isEditing && (
        <VariableDialog variable={variable} environments={environments} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

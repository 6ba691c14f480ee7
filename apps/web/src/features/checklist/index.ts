export { ChecklistButton } from '#web/features/checklist/checklist-button.tsx';

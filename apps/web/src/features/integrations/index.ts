/** The public interface of the integrations: what other pages may use. */
export { HeadersEditor } from '#web/features/integrations/tools/editor/headers-editor.tsx';

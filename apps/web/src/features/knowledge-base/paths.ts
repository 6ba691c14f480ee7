export const DOCUMENT_PATH = '/app/conversational-ai/knowledge-base/$documentId';

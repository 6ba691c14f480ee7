import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

const queryKey = ['staff', 'enquiries'];

export const useEnquiries = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /v1/admin/enquiries', { signal }),
    select: ({ enquiries }) => enquiries,
  });

export function useCloseEnquiry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (enquiryId: string) =>
      call('DELETE /v1/admin/enquiries/{enquiry_id}', { params: { enquiry_id: enquiryId } }),
    // somebody else of staff may have been first: then the list shows it
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  });
}

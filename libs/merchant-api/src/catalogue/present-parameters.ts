import type { ParameterGroupType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';
import type { ParameterGroupRecord } from './parameter.repository.ts';

/** A group of facts about a product, as the contract's ParameterGroupType; `hidden` names those that are not for shoppers. */
export function presentParameterGroup(
  group: ParameterGroupRecord,
  productId: number,
  hidden: readonly string[] = [],
): Presented<ParameterGroupType> {
  const { parameterGroupId, name, position } = group;
  return {
    parameterGroupId,
    productId,
    name,
    order: position,
    parameters: group.parameters.map((parameter) => ({
      parameterId: parameter.parameterId,
      parameterGroupId,
      order: parameter.position,
      type: 'Text',
      name: parameter.label,
      label: parameter.label,
      value: parameter.value,
      show: !hidden.includes(parameter.key),
      showFilter: parameter.isFilter,
      identifier: parameter.key,
      description: null,
      facetId: null,
      parameterValueId: null,
    })),
  };
}

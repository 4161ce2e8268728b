import type { ParameterGroupRecord } from './parameter.repository.ts';

/** A group of facts about a product, as the contract's ParameterGroupType. */
export function presentParameterGroup(group: ParameterGroupRecord, productId: number) {
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
      show: true,
      showFilter: false,
      identifier: parameter.key,
    })),
  };
}

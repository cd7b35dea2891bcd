/**
 * @generated SignedSource<<b691e60a18ba8aee6015fe4651de56d9>>
 * @relayHash 41912d1b16d0942d72b4615efac53c2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 017881cfb02baeb520fc966bcd0422f12f056e36f3ae29f84b99f4e040f2228a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipesPageQuery } from './EquipesPageQuery.graphql';

const node: PreloadableConcreteRequest<EquipesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "017881cfb02baeb520fc966bcd0422f12f056e36f3ae29f84b99f4e040f2228a",
    "metadata": {},
    "name": "EquipesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

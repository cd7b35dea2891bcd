/**
 * @generated SignedSource<<34f3c25929ec07e3d015e96b5b46b1f2>>
 * @relayHash d9608e4ca40e5a2ed52f3a4880e0fb59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de74773d41a2aca92ad65ed18b4cf846343ff5f950c712aff64ae000a2361d37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditeurQuery } from './EditeurQuery.graphql';

const node: PreloadableConcreteRequest<EditeurQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de74773d41a2aca92ad65ed18b4cf846343ff5f950c712aff64ae000a2361d37",
    "metadata": {},
    "name": "EditeurQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

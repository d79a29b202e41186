// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/**
 * @title The verification services that the operator vouches for.
 * @notice A service's key is in its inbox, so that it cannot be listed here under another.
 */
contract VerificationServicesRegistry {
    struct Service {
        address inbox;
        bool active;
        string name;
    }

    error NotOwner();
    error ZeroOwner();
    error ZeroInbox();
    error InboxAlreadyRegistered(address inbox);
    error ServiceUnknown(uint256 id);

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event ServiceRegistered(uint256 indexed id, address indexed inbox, string name);
    event ServiceActiveSet(uint256 indexed id, bool active);

    /// @dev In storage rather than immutable: the deployed code is then the artefact's byte for byte and can be compared.
    address public owner;

    Service[] private services;

    /// @notice The id of the service with this inbox, zero where there is none; ids count from one for that reason.
    mapping(address inbox => uint256) public idOf;

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    constructor() {
        owner = msg.sender;
    }

    /// @notice For a signer that is replaced, planned or because its key leaked.
    function transferOwnership(address newOwner) external onlyOwner {
        if (newOwner == address(0)) revert ZeroOwner();
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }

    /// @notice A service is active from the start and is never removed: old requests still point to its inbox.
    function register(address inbox, string calldata name) external onlyOwner returns (uint256 id) {
        if (inbox == address(0)) revert ZeroInbox();
        if (idOf[inbox] != 0) revert InboxAlreadyRegistered(inbox);
        services.push(Service({inbox: inbox, active: true, name: name}));
        id = services.length;
        idOf[inbox] = id;
        emit ServiceRegistered(id, inbox, name);
    }

    function setActive(uint256 id, bool active) external onlyOwner {
        known(id).active = active;
        emit ServiceActiveSet(id, active);
    }

    function get(uint256 id) external view returns (Service memory) {
        return known(id);
    }

    function count() external view returns (uint256) {
        return services.length;
    }

    function known(uint256 id) private view returns (Service storage) {
        if (id == 0 || id > services.length) revert ServiceUnknown(id);
        return services[id - 1];
    }
}

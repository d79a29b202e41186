// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/**
 * @title The public record of what one verification service was asked and what it answered.
 * @notice Only content identifiers are kept here: the request and the response are sealed and lie on IPFS, so that
 * anyone can see that an answer was given, when, and that it was never changed, and nobody what was asked.
 */
contract AgentInbox {
    /// @dev PENDING is the zero value on purpose: a request that was just written needs no status of its own.
    enum Status {
        PENDING,
        APPROVED,
        REJECTED,
        UNDECIDED
    }

    /**
     * @dev Four storage slots, which are most of what a request costs. As two strings of the usual 59 characters and a
     * status it would take seven.
     */
    struct Request {
        bytes32 requestHead;
        bytes30 requestTail;
        uint8 requestLength;
        Status status;
        bytes32 responseHead;
        bytes30 responseTail;
        uint8 responseLength;
    }

    uint256 private constant MOST_BYTES = 62;

    error NotOwner();
    error NotSubmitter();
    error ZeroOwner();
    error EmptyCID();
    error CIDTooLong();
    error RequestExists(bytes32 requestHash);
    error RequestUnknown(bytes32 requestHash);
    error StatusNotFinal();
    error StatusAlreadySet(bytes32 requestHash, Status status);
    error CallFailed(uint256 position);

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event SubmitterSet(address indexed submitter, bool allowed);
    event RequestCreated(bytes32 indexed requestHash, address indexed submitter, string requestCID);
    event RequestStatusSet(bytes32 indexed requestHash, Status status, string responseCID);
    event CallRefused(uint256 indexed position, bytes reason);

    address public owner;

    /// @notice The service's OpenPGP key: whoever seals a request to this inbox can take it from the chain itself.
    bytes public publicKey;

    mapping(address submitter => bool) public isSubmitter;

    mapping(bytes32 requestHash => Request) private requests;

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    constructor(address owner_, bytes memory publicKey_) {
        // Nobody could ever allow a submitter or answer a request.
        if (owner_ == address(0)) revert ZeroOwner();
        owner = owner_;
        publicKey = publicKey_;
    }

    /// @notice Not even the owner submits without being listed, so that the list is the whole truth about who may.
    function setSubmitter(address submitter, bool allowed) external onlyOwner {
        isSubmitter[submitter] = allowed;
        emit SubmitterSet(submitter, allowed);
    }

    /// @notice For a signer that is replaced, planned or because its key leaked.
    function transferOwnership(address newOwner) external onlyOwner {
        if (newOwner == address(0)) revert ZeroOwner();
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }

    /// @notice A request hash commits to the exact sealed bytes; writing it twice could only change what it points to.
    function createRequest(bytes32 requestHash, string calldata requestCID) external {
        if (!isSubmitter[msg.sender]) revert NotSubmitter();
        // The identifier also marks the request as known, which saves a storage slot per request.
        if (bytes(requestCID).length == 0) revert EmptyCID();
        if (exists(requestHash)) revert RequestExists(requestHash);
        Request storage request = requests[requestHash];
        (request.requestHead, request.requestTail, request.requestLength) = packed(requestCID);
        emit RequestCreated(requestHash, msg.sender, requestCID);
    }

    /// @notice An answer is final: relying parties may act on it as soon as they see it.
    function setRequestStatus(bytes32 requestHash, Status status, string calldata responseCID) external onlyOwner {
        Request storage request = known(requestHash);
        if (status == Status.PENDING) revert StatusNotFinal();
        if (request.status != Status.PENDING) revert StatusAlreadySet(requestHash, request.status);
        request.status = status;
        // May be empty: a service that could not decide has no response to point to.
        (request.responseHead, request.responseTail, request.responseLength) = packed(responseCID);
        emit RequestStatusSet(requestHash, status, responseCID);
    }

    /**
     * @notice Makes several calls of this contract in one transaction, as whoever sends it. One that is refused changes
     * nothing and keeps no other from being made; an event tells its position and the error, as it would have been thrown.
     */
    function performAll(bytes[] calldata calls) external {
        for (uint256 position = 0; position < calls.length; ++position) {
            // Nothing here takes ether, so no payment can be counted twice this way.
            (bool done, bytes memory reason) = address(this).delegatecall(calls[position]);
            if (done) continue;
            // Each refusal has a name. Without one the gas ran out, or this is no call at all: then nothing is done.
            if (reason.length < 4) revert CallFailed(position);
            emit CallRefused(position, reason);
        }
    }

    /// @dev The getters revert for an unknown hash, since PENDING or an empty identifier would read as an answer.
    function getRequestStatus(bytes32 requestHash) external view returns (Status) {
        return known(requestHash).status;
    }

    function getRequestCid(bytes32 requestHash) external view returns (string memory) {
        Request storage request = known(requestHash);
        return unpacked(request.requestHead, request.requestTail, request.requestLength);
    }

    function getResponseCid(bytes32 requestHash) external view returns (string memory) {
        Request storage request = known(requestHash);
        return unpacked(request.responseHead, request.responseTail, request.responseLength);
    }

    function known(bytes32 requestHash) private view returns (Request storage) {
        if (!exists(requestHash)) revert RequestUnknown(requestHash);
        return requests[requestHash];
    }

    function exists(bytes32 requestHash) private view returns (bool) {
        return requests[requestHash].requestLength != 0;
    }

    function packed(string calldata cid) private pure returns (bytes32 head, bytes30 tail, uint8 length) {
        bytes calldata text = bytes(cid);
        if (text.length > MOST_BYTES) revert CIDTooLong();
        head = bytes32(text);
        if (text.length > 32) tail = bytes30(text[32:]);
        length = uint8(text.length);
    }

    function unpacked(bytes32 head, bytes30 tail, uint8 length) private pure returns (string memory) {
        bytes memory text = bytes.concat(head, tail);
        // Shortens it in place to the length that it had.
        assembly ("memory-safe") {
            mstore(text, length)
        }
        return string(text);
    }
}
